package import PlauditModel

/// Messages that a language lacks, in one line for the language. What a CLDR parent has, as `pt`
/// has for `pt-PT`, is not missing.
package struct KeyMissing: Check {
  package init() {}

  package func run(_ catalogue: Catalogue, into diagnostics: inout Diagnostics) {
    for language in catalogue.languages {
      guard let file = catalogue.files[language] else { continue }
      let tags = LanguageChain.parents(of: language) + [language]
      let missing = catalogue.messages.filter { message in
        !tags.contains { message.texts[$0] != nil }
      }
      guard !missing.isEmpty else { continue }
      diagnostics.add(
        .keyMissing(
          missing.map(\.key.value), of: catalogue.messages.count, catalogue.sourceLanguage),
        at: file)
    }
  }
}

extension Diagnostic.Message {
  private static let mostNames = 5

  package static func keyMissing(_ keys: [String], of count: Int, _ source: String) -> Self {
    let names = keys.prefix(mostNames).joined(separator: ", ")
    let more = keys.count > mostNames ? " …" : ""
    return warning(
      "key-missing",
      "\(keys.count) of \(count) messages are missing and are shown in \(source): \(names)\(more)")
  }
}
