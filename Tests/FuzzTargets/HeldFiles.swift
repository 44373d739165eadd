import PlauditCommands

/// A few files in memory, and runs of the tool over them.
final class HeldFiles: FileSystem {
  private(set) var files: [String: [UInt8]]

  init(_ files: [String: [UInt8]], and texts: [String: String] = [:]) {
    self.files = files.merging(texts.mapValues { Array($0.utf8) }) { $1 }
  }

  func read(_ path: String) throws(FileFailure) -> [UInt8] {
    guard let bytes = files[path] else {
      throw FileFailure(path: path, reason: "no such file or folder")
    }
    return bytes
  }

  func readIfThere(_ path: String) throws(FileFailure) -> [UInt8]? { files[path] }
  func readStandardInput() throws(FileFailure) -> [UInt8] { [] }
  func holds(_ bytes: [UInt8], at path: String) throws(FileFailure) -> Bool {
    files[path] == bytes
  }
  func resolved(_ path: String) -> String { path }

  func names(in folder: String) throws(FileFailure) -> [String]? {
    let prefix = folder == "." ? "" : folder + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    return names.isEmpty ? nil : Set(names).sorted()
  }

  func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    path == "." || files.keys.contains { $0.hasPrefix(path + "/") }
  }

  func makeFolder(_ path: String) throws(FileFailure) {}
  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) { files[path] = bytes }

  func replace(
    _ old: [UInt8], with bytes: [UInt8], at path: String
  ) throws(FileFailure) {
    files[path] = bytes
  }
}

extension HeldFiles {
  /// Runs the tool. What it tells must not steer a terminal.
  @discardableResult func run(_ words: String...) -> ExitStatus {
    func look(at text: String) {
      // A diff shows how lines end.
      let lines = text.replacing("\r\n", with: "\n")
      require(
        !lines.unicodeScalars.contains { $0.steersTerminal },
        "\(words) tells \(text.debugDescription)")
    }
    let console = Console(print: { look(at: $0) }, report: { look(at: $0) })
    let status = Tool.run(words, in: Environment(console: console, files: self))
    require(status != .usage, "\(words) fails")
    return status
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does more than show it. A line may end, and a diff have tabs.
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
