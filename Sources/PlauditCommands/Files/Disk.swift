#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The real files.
package struct Disk: FileSystem {
  package init() {}

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw FileFailure(path: path, reason: Self.reason(error))
    }
  }

  package func names(in folder: String) throws(FileFailure) -> [String]? {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    } catch {
      throw FileFailure(path: folder, reason: Self.reason(error))
    }
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw FileFailure(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file or folder"
    case .fileReadNoPermission, .fileWriteNoPermission: return "no permission"
    case .fileWriteOutOfSpace: return "the disk is full"
    default: return error.underlying.map { "\($0)" } ?? "\(error)"
    }
  }
}
