import PlauditModel
import PlauditReaders
import PlauditWriters

/// The file that tells for which source texts translations were accepted. It lies in the folder of
/// locale files, or beside a String Catalog under its name.
struct LockFile {
  let path: String

  /// - Returns: `nil` for tables of several files, which have no one place.
  init?(beside input: ValidationInput, _ manifest: Manifest? = nil) {
    switch input {
    case .manifest(let path):
      let folder = Path.folder(of: path)
      if let messages = manifest?.messages?.value, messages.hasSuffix(".xcstrings") {
        self.path = folder + messages + ".lock"
      } else {
        self.path = folder + ProjectReader.messagesFolder + "/" + Self.name
      }
    case .folder(let folder): path = folder + "/" + Self.name
    case .catalogue(_, let catalog): path = catalog + ".lock"
    case .table: return nil
    }
  }

  private static let name = "plaudit.lock"

  /// What the file says, and its bytes, which are needed to replace it.
  struct Contents {
    let lock: TranslationLock
    let bytes: [UInt8]
  }

  /// - Returns: `nil` where there is no such file.
  func contents(
    _ files: any FileSystem, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> Contents? {
    guard let bytes = try files.readIfThere(path) else { return nil }
    let lock = TranslationLockReader.read(bytes, path: path, into: &diagnostics)
    return Contents(lock: lock, bytes: bytes)
  }

  /// - Returns: `nil` where there is no such file.
  func read(
    _ files: any FileSystem, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> TranslationLock? {
    try contents(files, into: &diagnostics)?.lock
  }

  func replace(
    _ old: Contents?, with lock: TranslationLock, in files: any FileSystem
  ) throws(FileFailure) {
    try files.replace(
      old?.bytes ?? [], with: Array(TranslationLockWriter.text(lock).utf8), at: path)
  }
}
