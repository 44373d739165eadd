import PlauditModel

extension ManifestReader {
  mutating func readLanguages(
    _ node: YAMLNode, source: Located<String>?
  ) -> [Located<String>]? {
    guard let items = node.items("languages", like: "[en, es], or `all`", into: &diagnostics) else {
      return nil
    }
    let tags = items.map { readLanguage($0, "languages") }
    let known = tags.compactMap { $0 }
    reportRepeats(in: known, as: Diagnostic.Message.repeatedLanguage)
    // A malformed tag may have been meant as the source language.
    if let source, known.count == tags.count, !known.contains(where: { $0.value == source.value }) {
      diagnostics.add(.sourceLanguageMissing(source.value), at: node.location)
    }
    return known
  }

  mutating func readLanguage(_ node: YAMLNode, _ name: String) -> Located<String>? {
    node.setting(name, into: &diagnostics).flatMap { canonical($0) }
  }

  /// A language tag in its canonical form. Reports a malformed one.
  mutating func canonical(_ tag: Located<String>) -> Located<String>? {
    if let canonical = canonicalTag(tag.value) { return Located(canonical, at: tag.location) }
    let hyphenated = String(tag.value.map { $0 == "_" ? "-" : $0 })
    diagnostics.add(
      .malformedTag(tag.value, suggestion: canonicalTag(hyphenated)), at: tag.location)
    return nil
  }

  mutating func reportRepeats(
    in values: [Located<String>], as message: (String, Int) -> Diagnostic.Message
  ) {
    var firstLines: [String: Int] = [:]
    for value in values {
      if let line = firstLines[value.value] {
        diagnostics.add(message(value.value, line), at: value.location)
      } else {
        firstLines[value.value] = value.location.line
      }
    }
  }
}

extension Diagnostic.Message {
  static func repeatedLanguage(_ tag: String, firstLine: Int) -> Self {
    .error(
      "locale-duplicate", "the language `\(tag)` is already on line \(firstLine): remove one")
  }

  fileprivate static func sourceLanguageMissing(_ tag: String) -> Self {
    .error(
      "locale-source",
      "`languages` must contain the source language `\(tag)`: add it, or write another"
        + " `source-language`")
  }

  fileprivate static func malformedTag(_ tag: String, suggestion: String?) -> Self {
    let hint = suggestion.map { "write `\($0)`" } ?? "write one like `en`, `pt-BR` or `zh-Hant`"
    return .error("locale-invalid", "`\(tag)` is not a language tag: \(hint)")
  }
}
