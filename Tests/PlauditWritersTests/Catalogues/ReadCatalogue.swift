import PlauditKit
import PlauditModel
import PlauditReaders
import PlauditWriters
import Testing

/// Written files, read back without a fault.
enum ReadCatalogue {
  static func catalog(_ text: String) throws -> WrittenCatalogue {
    try withoutFaults { diagnostics in
      StringCatalogReader.read(Array(text.utf8), path: "c", into: &diagnostics)
    }
  }

  static func catalog(_ files: [CatalogueFiles.File]) throws -> WrittenCatalogue {
    try catalog(files[0].text)
  }

  static func table(_ files: [CatalogueFiles.File]) throws -> WrittenCatalogue {
    try withoutFaults { diagnostics in
      var table = StringsTable("Localizable", sourceLanguage: "en")
      for file in files {
        let folder = file.path.prefix { $0 != "." }
        guard let language = table.language(of: String(folder), path: file.path) else { continue }
        let bytes = Array(file.text.utf8)
        let read =
          file.path.hasSuffix("dict")
          ? StringsDictReader.read(bytes, path: file.path, language: language, into: &diagnostics)
          : StringsReader.read(bytes, path: file.path, language: language, into: &diagnostics)
        if let read { table.add(read) }
      }
      return table.catalogue(into: &diagnostics)
    }
  }

  static func locales(_ files: [CatalogueFiles.File]) throws -> WrittenCatalogue {
    let place = SourceLocation(path: "plaudit.yaml")
    let manifest = Manifest(
      location: place, appID: Located(1, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located("en", at: place), languages: nil, messages: nil, links: .init(),
      generate: .init())
    return try withoutFaults { diagnostics in
      let read = files.compactMap { file in
        LocaleFileReader.read(
          Array(file.text.utf8), path: file.path,
          language: Located(String(file.path.prefix { $0 != "." }), at: place), into: &diagnostics)
      }
      return CatalogueBuilder.parse(manifest, read, into: &diagnostics).map { WrittenCatalogue($0) }
    }
  }

  static func xliff(_ file: CatalogueFiles.File) throws -> WrittenCatalogue {
    try withoutFaults { diagnostics in
      XLIFFReader.read(Array(file.text.utf8), path: file.path, into: &diagnostics)
    }
  }

  private static func withoutFaults(
    _ read: (inout Diagnostics) -> WrittenCatalogue?
  ) throws -> WrittenCatalogue {
    var diagnostics = Diagnostics()
    let read = read(&diagnostics)
    let catalogue = try #require(read, "\(diagnostics.sorted)")
    #expect(diagnostics.isEmpty, "\(diagnostics.sorted.prefix(3))")
    return catalogue
  }

  /// What every text says, by key and language.
  static func contents(
    _ catalogue: WrittenCatalogue, of languages: Set<String>? = nil
  ) -> [String: PrintfContent] {
    var contents: [String: PrintfContent] = [:]
    catalogue.forEachMessage { message in
      var losses: [Loss] = []
      for text in message.texts where languages?.contains(text.language.tag) ?? true {
        contents["\(text.language.tag) \(message.key)"] =
          PrintfContent(text, of: message, losses: &losses)?.canonical
      }
    }
    return contents
  }
}

extension PrintfContent {
  /// In one line.
  var outline: String {
    ([Self.outline(content)]
      + substitutions.map {
        "\($0.name)=\($0.argument)%\($0.specifier) \(Self.outline($0.content))"
      }).joined(separator: "; ")
  }

  private static func outline(_ content: Content) -> String {
    switch content {
    case .text(let text): "[\(text.string)]"
    case .plural(let plural):
      "\(plural.argument)%\(plural.specifier) {"
        + plural.forms.map { "\($0.category) \(outline($0.content))" }.joined(separator: " ") + "}"
    case .device(let variations):
      "<" + variations.map { "\($0.device) \(outline($0.content))" }.joined(separator: " ") + ">"
    }
  }
}
