import Foundation

/// A view of the file system that only one command has: Linux's mount namespaces, in which a test
/// hides and protects files while the rest of the machine keeps them.
enum Namespace {
  static let isAllowed = (try? run("true", []))?.succeeded ?? false

  /// Runs a script of `sh` in it, to which the words are `$1` and so on.
  static func run(_ script: String, _ words: [String]) throws -> Program {
    let asRoot = geteuid() == 0 ? [] : ["--map-root-user"]
    return try Program(
      ["unshare", "--mount"] + asRoot + ["sh", "-euc", script, "sh"] + words)
  }
}
