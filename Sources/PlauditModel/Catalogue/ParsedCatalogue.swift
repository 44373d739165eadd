/// What a manifest and its locale files say, each text parsed: what checks and the builder of the
/// catalogue begin with.
package struct ParsedCatalogue: Sendable {
  package let manifest: Manifest
  package let sourceLanguage: String
  package let languages: [String]
  /// In the order of the source's file. Those are left out whose source text has a fault.
  package let messages: [ParsedMessage]
  /// By language, what the source language has no message for.
  package let extraKeys: [String: [Located<String>]]
  /// By language, the file of its texts.
  package let files: [String: SourceLocation]

  package init(
    manifest: Manifest, sourceLanguage: String, languages: [String], messages: [ParsedMessage],
    extraKeys: [String: [Located<String>]] = [:], files: [String: SourceLocation] = [:]
  ) {
    self.manifest = manifest
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.messages = messages
    self.extraKeys = extraKeys
    self.files = files
  }
}

/// One message in all languages whose text has no fault.
package struct ParsedMessage: Sendable {
  package let source: ParsedText
  package let translations: [ParsedText]

  package init(source: ParsedText, translations: [ParsedText]) {
    self.source = source
    self.translations = translations
  }
}

package struct ParsedText: Sendable {
  package let language: String
  package let entry: MessageEntry
  package let parsed: ParsedPattern

  package init(language: String, entry: MessageEntry, parsed: ParsedPattern) {
    self.language = language
    self.entry = entry
    self.parsed = parsed
  }
}
