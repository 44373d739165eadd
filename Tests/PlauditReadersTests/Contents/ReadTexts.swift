import PlauditKit
import PlauditModel
import PlauditReaders
import Testing

/// Texts read back from the content that was made of them.
enum ReadTexts {
  static func catalog(_ strings: String) throws -> [WrittenMessage] {
    let file = #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
    var diagnostics = Diagnostics()
    let catalogue = try #require(
      StringCatalogReader.read(Array(file.utf8), path: "c", into: &diagnostics),
      "\(diagnostics.sorted)")
    var messages: [WrittenMessage] = []
    catalogue.forEachMessage { messages.append($0) }
    return messages
  }

  static func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  /// One message of locale files, each of which is what stands under the key.
  static func localeFiles(_ texts: KeyValuePairs<String, String>) throws -> WrittenMessage {
    let place = SourceLocation(path: "plaudit.yaml")
    let manifest = Manifest(
      location: place, appID: Located(1, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located(texts[0].key, at: place), languages: nil, messages: nil,
      links: .init(), generate: .init())
    var diagnostics = Diagnostics()
    let files = texts.compactMap { language, text in
      LocaleFileReader.read(
        Array("key: \(text)\n".utf8), path: language, language: Located(language, at: place),
        into: &diagnostics)
    }
    let parsed = try #require(CatalogueBuilder.parse(manifest, files, into: &diagnostics))
    #expect(!diagnostics.hasErrors, "\(diagnostics.sorted)")
    var messages: [WrittenMessage] = []
    WrittenCatalogue(parsed).forEachMessage { messages.append($0) }
    return try #require(messages.first)
  }

  /// What a String Catalog has for a message in one language, in one line.
  static func outline(_ content: PrintfContent) -> String {
    ([outline(content.content)]
      + content.substitutions.map {
        "\($0.name)=\($0.argument)%\($0.specifier) \(outline($0.content))"
      }).joined(separator: "; ")
  }

  private static func outline(_ content: PrintfContent.Content) -> String {
    switch content {
    case .text(let text): text.string
    case .plural(let plural):
      "{"
        + plural.forms.map { "\($0.category.rawValue): \(outline($0.content))" }
        .joined(separator: " | ") + "}"
    case .device(let variations):
      "<" + variations.map { "\($0.device): \(outline($0.content))" }.joined(separator: " | ") + ">"
    }
  }
}
