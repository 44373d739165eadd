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
  /// The languages that have texts which nobody has read whose language it is.
  package let drafts: Set<String>

  package init(
    manifest: Manifest, sourceLanguage: String, languages: [String], messages: [ParsedMessage],
    extraKeys: [String: [Located<String>]] = [:], files: [String: SourceLocation] = [:],
    drafts: Set<String> = []
  ) {
    self.manifest = manifest
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.messages = messages
    self.extraKeys = extraKeys
    self.files = files
    self.drafts = drafts
  }

  /// The same with another's messages after its own, but for those whose keys it has itself.
  package func adding(_ other: ParsedCatalogue) -> ParsedCatalogue {
    let known = Set(messages.map(\.source.entry.key.value))
    return ParsedCatalogue(
      manifest: manifest, sourceLanguage: sourceLanguage, languages: languages,
      messages: messages
        + other.messages.filter { !known.contains($0.source.entry.key.value) },
      extraKeys: extraKeys, files: files, drafts: drafts.union(other.drafts))
  }
}

/// One message in all languages whose text has no fault.
package struct ParsedMessage: Sendable {
  package let source: ParsedText
  package let translations: [ParsedText]
  /// The languages whose text has a fault.
  package let unread: [String]

  package init(source: ParsedText, translations: [ParsedText], unread: [String] = []) {
    self.source = source
    self.translations = translations
    self.unread = unread
  }
}

package final class ParsedText: Sendable {
  package let language: String
  package let entry: MessageEntry
  package let parsed: ParsedPattern
  /// As `parsed`, but with the argument `{app}` where that has the app's name.
  package let unnamed: Pattern

  package init(
    language: String, entry: MessageEntry, parsed: ParsedPattern, unnamed: Pattern? = nil
  ) {
    self.language = language
    self.entry = entry
    self.parsed = parsed
    self.unnamed = unnamed ?? parsed.pattern
  }
}
