import PlauditModel
import PlauditReaders

/// Reads what a command works on as one written catalogue, with the place of its lock.
struct CatalogueReader {
  let files: any FileSystem

  /// - Returns: `nil` where `diagnostics` now tells what is wrong, or where there are no texts.
  func read(
    _ input: ValidationInput, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> (catalogue: WrittenCatalogue, lock: LockFile)? {
    switch input {
    case .manifest(let path):
      let (manifest, texts) = try ProjectReader(files: files).read(path, into: &diagnostics)
      return texts.map { ($0.written, LockFile(beside: input, manifest)) }
    case .folder(let path):
      let texts = try ProjectReader(files: files).read(
        folder: path, sourceLanguage: "en", into: &diagnostics)
      return texts.map { ($0.written, LockFile(beside: input)) }
    case .stringCatalog(let path):
      return StringCatalogReader.read(try files.read(path), path: path, into: &diagnostics)
        .map { ($0, LockFile(beside: input)) }
    }
  }
}
