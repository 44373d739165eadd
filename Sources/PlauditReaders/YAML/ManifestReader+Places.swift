import PlauditModel

extension ManifestReader {
  mutating func readStorefronts(_ node: YAMLNode) -> [Located<String>] {
    let items = node.items("storefronts", like: "[us, de]", into: &diagnostics) ?? []
    let codes = items.compactMap { item in
      item.setting("storefronts", into: &diagnostics).flatMap { readStorefront($0) }
    }
    reportRepeats(in: codes, as: Diagnostic.Message.repeatedStorefront)
    return codes
  }

  private mutating func readStorefront(_ code: Located<String>) -> Located<String>? {
    if StorefrontCodes.names[code.value] != nil { return code }
    let lowercase = code.value.lowercased()
    if StorefrontCodes.names[lowercase] != nil {
      diagnostics.add(.uppercaseStorefront(code.value, lowercase), at: code.location)
    } else {
      diagnostics.add(.unknownStorefront(code.value), at: code.location)
    }
    return nil
  }

  mutating func readLanguages(
    _ node: YAMLNode, source: Located<String>?
  ) -> [Located<String>]? {
    guard let items = node.items("languages", like: "[en, es]", into: &diagnostics) else {
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
  fileprivate static func uppercaseStorefront(_ code: String, _ lowercase: String) -> Self {
    .error("storefront-case", "write the storefront `\(code)` in lower case: `\(lowercase)`")
  }

  fileprivate static func unknownStorefront(_ code: String) -> Self {
    let meant = StorefrontCodes.closest(to: code).map { meant in
      "did you mean `\(meant)` (\(StorefrontCodes.names[meant] ?? meant))?"
    }
    return .error(
      "storefront-unknown",
      "the App Store has no storefront `\(code)`: "
        + (meant ?? "write the two-letter code of a country that has one, like `us`"))
  }

  fileprivate static func repeatedStorefront(_ code: String, firstLine: Int) -> Self {
    .error(
      "storefront-duplicate", "the storefront `\(code)` is already on line \(firstLine): remove one"
    )
  }

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
