import PlauditModel
import PlauditReaders

/// A format that has all languages in one file, by the ending of its files.
enum CatalogueFormat: String, CaseIterable {
  case stringCatalog = "xcstrings"
  case xliff

  func read(
    _ bytes: [UInt8], path: String, sourceLanguage: String?, into diagnostics: inout Diagnostics
  ) -> WrittenCatalogue? {
    switch self {
    case .stringCatalog:
      StringCatalogReader.read(
        bytes, path: path, sourceLanguage: sourceLanguage, into: &diagnostics)
    case .xliff: XLIFFReader.read(bytes, path: path, into: &diagnostics)
    }
  }
}

/// A format that has a file for each language, in folders `xx.lproj`, by the ending of its files.
enum LanguageFileFormat: String, CaseIterable {
  case strings
  case stringsDict = "stringsdict"

  func read(
    _ bytes: [UInt8], path: String, language: Language, into diagnostics: inout Diagnostics
  ) -> LanguageFile? {
    switch self {
    case .strings:
      StringsReader.read(bytes, path: path, language: language, into: &diagnostics)
    case .stringsDict:
      StringsDictReader.read(bytes, path: path, language: language, into: &diagnostics)
    }
  }
}
