import Foundation

/// Where an app has Plaudit from.
enum Origin: String, CaseIterable, Sendable {
  /// The repository: the tool is built with the app.
  case source
  /// The package that `make dist` writes, with the tool built.
  case bundle

  /// The package that the app depends on.
  var package: URL {
    switch self {
    case .source: Repository.folder
    case .bundle: Repository.dist.appending(path: "Plaudit")
    }
  }
}

enum Repository {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What `make dist` has written.
  static let dist = folder.appending(path: ".build/dist")

  /// The released tool.
  static var tool: URL {
    get throws {
      let tools = dist.appending(path: "plaudit.artifactbundle")
      let folders = try FileManager.default.contentsOfDirectory(
        at: tools, includingPropertiesForKeys: [.isDirectoryKey])
      for folder in folders {
        let tool = folder.appending(path: "plaudit")
        if try Program([tool.path(percentEncoded: false), "--version"]).succeeded { return tool }
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }
}
