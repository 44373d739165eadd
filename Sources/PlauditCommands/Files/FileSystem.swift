import PlauditModel

/// The files that a command reads and writes. Tests give one that lives in memory.
package protocol FileSystem {
  func read(_ path: String) throws(FileFailure) -> [UInt8]
  /// The same; `nil` where there is no such file.
  func readIfThere(_ path: String) throws(FileFailure) -> [UInt8]?
  func readStandardInput() throws(FileFailure) -> [UInt8]
  /// Whether a file has these bytes; not where there is no such file.
  func holds(_ bytes: [UInt8], at path: String) throws(FileFailure) -> Bool
  /// The one path, of all that lead to a file, by which files can be told apart.
  func resolved(_ path: String) -> String
  /// The names in a folder, sorted; `nil` where there is no such folder.
  func names(in folder: String) throws(FileFailure) -> [String]?
  /// Whether there is a folder under the path, which may be a link to one where links are followed.
  func isFolder(_ path: String, followingLinks: Bool) -> Bool
  /// Makes a folder and those that it lies in, where they are not there yet.
  func makeFolder(_ path: String) throws(FileFailure)
  /// Replaces a file as a whole: whoever reads it sees the old bytes or the new ones.
  func write(_ bytes: [UInt8], to path: String) throws(FileFailure)
  /// The same for what was made of the old bytes: should the file have others by now, nothing is
  /// written, so that of two runs at once none undoes the other's work. No file is an empty one.
  func replace(_ old: [UInt8], with bytes: [UInt8], at path: String) throws(FileFailure)
}

/// Why a file cannot be read or written.
package struct FileFailure: Error, CustomStringConvertible {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path.onOneLine): \(reason)" }
}

/// Paths as text, without touching any file.
package enum Path {
  /// The folder part, with its slash; empty where there is none.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// What follows the folder part.
  package static func name(of path: String) -> String {
    String(path.dropFirst(folder(of: path).count))
  }
  /// What follows the last dot of the name; empty where there is none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }
}
