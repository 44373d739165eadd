import PlauditModel
import PlauditReaders

/// Reads what a command works on as one written catalogue, with the place of its lock.
struct CatalogueReader {
  let files: any FileSystem
  /// In place of what files say.
  var sourceLanguage: String?

  /// - Returns: `nil` where `diagnostics` now tells what is wrong, or where there are no texts.
  func read(
    _ input: ValidationInput, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> (catalogue: WrittenCatalogue, lock: LockFile?)? {
    switch input {
    case .manifest(let path):
      let (manifest, texts) = try ProjectReader(files: files).read(path, into: &diagnostics)
      return texts?.written.first.map { ($0, LockFile(beside: input, manifest)) }
    case .folder(let path):
      let texts = try ProjectReader(files: files).read(
        folder: path, sourceLanguage: sourceLanguage ?? "en", into: &diagnostics)
      return texts?.written.first.map { ($0, LockFile(beside: input)) }
    case .catalogue(let format, let path):
      return format.read(
        try files.read(path), path: path, sourceLanguage: sourceLanguage, into: &diagnostics
      ).map { ($0, LockFile(beside: input)) }
    case .table(let table):
      let reader = TableReader(table, sourceLanguage: sourceLanguage, read: files.read)
      if let failure = reader.failures.first { throw failure }
      return reader.catalogue(into: &diagnostics).map { ($0, nil) }
    }
  }
}
