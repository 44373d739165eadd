import Foundation

/// What lies in a folder, and when each file was last written.
struct Snapshot {
  private let dates: [String: Date]

  init(of folder: URL) throws {
    let root = folder.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: root) else {
      dates = [:]
      return
    }
    var dates: [String: Date] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let attributes = try FileManager.default.attributesOfItem(atPath: root + "/" + path)
      dates[path] = attributes[.modificationDate] as? Date
    }
    self.dates = dates
  }

  /// The paths, relative to the folder, of what was added, removed or written since.
  func changes(since earlier: Snapshot) -> Set<String> {
    let paths = Set(dates.keys).union(earlier.dates.keys)
    return paths.filter { dates[$0] != earlier.dates[$0] }
  }
}
