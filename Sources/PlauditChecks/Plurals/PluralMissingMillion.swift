import PlauditKit
package import PlauditModel

/// A form that the language needs for multiples of a million alone. Few apps count that far.
package final class PluralMissingMillion: PluralCheck, CatalogueCheck {
  package static let info = CheckInfo(
    "plural-missing-million", .note,
    why: """
      Only multiples of a million take the form (since CLDR 38 to 42, in French, Spanish, \
      Italian, Portuguese, Catalan). An app that counts that far needs it.
      """,
    wrong: #"fr: {one: "%lld vote", other: "%lld votes"}"#,
    right: #"fr: {one: "%lld vote", many: "%lld de votes", other: "%lld votes"}"#)

  private var found = KeysByLanguage()

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard choice.pluralKind == .cardinal, choice.has(.other) else { return }
    let missing = choice.missing(in: text.language.cardinals, need: .millions)
    if !missing.isEmpty { found.add(message.key, in: text.language) }
  }

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for (language, keys) in found.all {
      let category = language.cardinals.categories.first {
        language.cardinals.need($0) == .millions
      }
      guard let category else { continue }
      findings.add(.missing(keys, category.rawValue), in: language)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ keys: [String], _ category: String) -> Self {
    PluralMissingMillion.info.message(
      "the form \(category), which only multiples of a million take, is missing in "
        + "\(KeysByLanguage.count(keys)); add it where the app counts that far: "
        + KeysByLanguage.names(keys))
  }
}
