/// Files that remember which of them were read.
final class RecordingFiles: FileSystem {
  private let files: any FileSystem
  /// By the one path that each has.
  private(set) var read: Set<String> = []

  init(_ files: any FileSystem) {
    self.files = files
  }

  func read(_ path: String) throws(FileFailure) -> [UInt8] {
    read.insert(files.resolved(path))
    return try files.read(path)
  }

  func readIfThere(_ path: String) throws(FileFailure) -> [UInt8]? {
    read.insert(files.resolved(path))
    return try files.readIfThere(path)
  }

  func readStandardInput() throws(FileFailure) -> [UInt8] { try files.readStandardInput() }

  func holds(_ bytes: [UInt8], at path: String) throws(FileFailure) -> Bool {
    try files.holds(bytes, at: path)
  }

  func resolved(_ path: String) -> String { files.resolved(path) }
  func names(in folder: String) throws(FileFailure) -> [String]? { try files.names(in: folder) }

  func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    files.isFolder(path, followingLinks: followingLinks)
  }

  func makeFolder(_ path: String) throws(FileFailure) { try files.makeFolder(path) }

  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    try files.write(bytes, to: path)
  }

  func replace(
    _ old: [UInt8], with bytes: [UInt8], at path: String
  ) throws(FileFailure) {
    try files.replace(old, with: bytes, at: path)
  }
}
