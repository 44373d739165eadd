import PlauditChecks
import PlauditModel
import PlauditReaders
import PlauditWriters

/// Checks a catalogue, writes it in every format, and reads what was written.
enum Rewriting {
  static func look(at catalogue: WrittenCatalogue, _ places: Places) {
    var findings = Diagnostics()
    Checks.run(on: catalogue, into: &findings)
    places.require(findings)
    let choice = CatalogueChoice(catalogue, name: "Localizable")
    requireReadable(StringCatalogWriter.files(choice).files) { file, diagnostics in
      StringCatalogReader.read(Array(file.text.utf8), path: file.path, into: &diagnostics)
    }
    requireReadable(XLIFFWriter.files(choice).files) { file, diagnostics in
      XLIFFReader.read(Array(file.text.utf8), path: file.path, into: &diagnostics)
    }
    requireReadable(LocaleFileWriter.files(choice).files) { file, diagnostics in
      LocaleFileReader.read(
        Array(file.text.utf8), path: file.path,
        language: Located("en", at: SourceLocation(path: file.path)), into: &diagnostics)
    }
    requireReadable(StringsWriter.files(choice).files) { file, diagnostics in
      let language = Language("en", at: SourceLocation(path: file.path))
      let bytes = Array(file.text.utf8)
      return file.path.hasSuffix("dict")
        ? StringsDictReader.read(bytes, path: file.path, language: language, into: &diagnostics)
        : StringsReader.read(bytes, path: file.path, language: language, into: &diagnostics)
    }
  }

  /// Texts may be wrong still, as they were before; the file they stand in may not.
  private static func requireReadable<Content>(
    _ files: [CatalogueFiles.File],
    _ read: (CatalogueFiles.File, inout Diagnostics) -> Content?
  ) {
    for file in files {
      var diagnostics = Diagnostics()
      let content = read(file, &diagnostics)
      require(
        content != nil, "what was written is not read: \(diagnostics.sorted)\n\(file.text)")
    }
  }
}
