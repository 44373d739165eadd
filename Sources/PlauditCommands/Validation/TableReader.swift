import PlauditModel
import PlauditReaders

/// The files of one table in all languages, read.
struct TableReader {
  private let strings: StringsTable
  private let faults: Diagnostics
  private(set) var fileCount = 0
  /// Of the files that could not be read, which hide nothing of the others.
  private(set) var failures: [FileFailure] = []

  init(
    _ table: TableFiles, sourceLanguage: String?,
    read: (String) throws(FileFailure) -> [UInt8]
  ) {
    var faults = Diagnostics()
    var strings = StringsTable(table.name, sourceLanguage: sourceLanguage)
    for file in table.files {
      guard let language = strings.language(of: file.languageFolder, path: file.path) else {
        continue
      }
      do throws(FileFailure) {
        let bytes = try read(file.path)
        fileCount += 1
        faults.reading {
          file.format.read(bytes, path: file.path, language: language, into: &$0)
        }.map { strings.add($0) }
      } catch {
        failures.append(error)
      }
    }
    self.strings = strings
    self.faults = faults
  }

  func catalogue(into diagnostics: inout Diagnostics) -> WrittenCatalogue? {
    diagnostics.add(contentsOf: faults)
    return strings.catalogue(into: &diagnostics)
  }
}
