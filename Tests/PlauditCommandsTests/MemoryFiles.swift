import PlauditCommands

/// Files in memory, which remember what was written.
final class MemoryFiles: FileSystem {
  private(set) var files: [String: [UInt8]]
  private(set) var written: [String] = []
  /// What a folder has, but cannot be read.
  var unreadable: [String] = []

  init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  func text(_ path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  func read(_ path: String) throws(FileFailure) -> [UInt8] {
    guard let bytes = files[path] else {
      throw FileFailure(path: path, reason: "no such file or folder")
    }
    return bytes
  }

  func readIfThere(_ path: String) throws(FileFailure) -> [UInt8]? {
    unreadable.contains(path) ? try read(path) : files[path]
  }

  func holds(_ bytes: [UInt8], at path: String) throws(FileFailure) -> Bool {
    files[path] == bytes
  }

  func resolved(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  func names(in folder: String) throws(FileFailure) -> [String]? {
    let prefix = folder == "." ? "" : folder + "/"
    let names = (files.keys + unreadable).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    return names.isEmpty ? nil : Set(names).sorted()
  }

  func readStandardInput() throws(FileFailure) -> [UInt8] { files["-"] ?? [] }

  func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    path == "." || (files.keys + unreadable).contains { $0.hasPrefix(path + "/") }
  }

  func makeFolder(_ path: String) throws(FileFailure) {}

  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    files[path] = bytes
    written.append(path)
  }

  /// What others do to a file just before it is replaced.
  var meanwhile: [String: String] = [:]

  func replace(
    _ old: [UInt8], with bytes: [UInt8], at path: String
  ) throws(FileFailure) {
    if let text = meanwhile[path] { files[path] = Array(text.utf8) }
    guard old == files[path] ?? [] else {
      throw FileFailure(path: path, reason: "has changed meanwhile; run the same again")
    }
    try write(bytes, to: path)
  }
}

/// One run of the tool.
struct Run {
  let status: ExitStatus
  let output: [String]
  let reports: [String]

  init(_ words: String..., files: MemoryFiles = MemoryFiles([:])) {
    self.init(words, files: files)
  }

  init(
    _ words: [String], files: any FileSystem = MemoryFiles([:]), toolchain: Toolchain = .installed
  ) {
    var output: [String] = []
    var reports: [String] = []
    let console = Console(print: { output.append($0) }, report: { reports.append($0) })
    status = Tool.run(words, in: Environment(console: console, files: files, toolchain: toolchain))
    self.output = output
    self.reports = reports
  }
}
