import PlauditModel
import PlauditReaders

/// Reads what a command works on as one written catalogue, with the place of its lock.
struct CatalogueReader {
  let files: any FileSystem
  /// In place of what files say.
  var sourceLanguage: String?

  struct Read {
    let catalogue: WrittenCatalogue
    /// `nil` where the texts lie in tables of several files.
    let lock: LockFile?
    /// The String Catalog that a manifest names.
    var stringCatalog: String?
    /// The folder of locale files.
    var folder: String?
  }

  /// - Returns: `nil` where `diagnostics` now tells what is wrong, or where there are no texts.
  func read(
    _ input: ValidationInput, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> Read? {
    let projects = ProjectReader(files: files, sourceLanguage: sourceLanguage)
    switch input {
    case .manifest(let path):
      let (manifest, texts) = try projects.read(path, into: &diagnostics)
      let catalog = manifest?.stringCatalog
      return texts?.written.first.map {
        Read(
          catalogue: $0, lock: LockFile(beside: input, manifest), stringCatalog: catalog,
          folder: catalog == nil ? Path.folder(of: path) + ProjectReader.messagesFolder : nil)
      }
    case .folder(let path):
      let texts = try projects.read(
        folder: path, sourceLanguage: projects.sourceLanguage(of: input) ?? "en",
        into: &diagnostics)
      return texts?.written.first.map { Read(catalogue: $0, lock: LockFile(beside: input)) }
    case .catalogue(let format, let path):
      return format.read(
        try files.read(path), path: path, sourceLanguage: projects.sourceLanguage(of: input),
        into: &diagnostics
      ).map { Read(catalogue: $0, lock: LockFile(beside: input)) }
    case .table(let table):
      let reader = TableReader(
        table, sourceLanguage: projects.sourceLanguage(of: input), read: files.read)
      if let failure = reader.failures.first { throw failure }
      return reader.catalogue(into: &diagnostics).map { Read(catalogue: $0, lock: nil) }
    }
  }
}
