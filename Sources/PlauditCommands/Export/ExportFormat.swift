import PlauditWriters

/// What a catalogue can be exported to.
enum ExportFormat: String, CaseIterable {
  case stringCatalog = "xcstrings"
  case stringsDict = "stringsdict"
  case xliff
  case yaml

  func files(_ choice: CatalogueChoice) -> CatalogueFiles {
    switch self {
    case .stringCatalog: StringCatalogWriter.files(choice)
    case .stringsDict: StringsWriter.files(choice)
    case .xliff: XLIFFWriter.files(choice)
    case .yaml: LocaleFileWriter.files(choice)
    }
  }
}

extension ValidationInput {
  /// What the table is called.
  var tableName: String {
    switch self {
    case .manifest, .folder: "Localizable"
    case .catalogue(_, let path):
      String(Path.name(of: path).dropLast(Path.ending(of: path).count + 1))
    case .table(let table): table.name
    }
  }
}
