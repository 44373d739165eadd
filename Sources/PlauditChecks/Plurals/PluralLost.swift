import PlauditKit
package import PlauditModel

/// A translation without forms of a message that has some.
package final class PluralLost: TextCheck {
  package static let info = CheckInfo(
    "plural-lost", .warning,
    why: """
      The source has forms and the language needs some, but the translation is one text for all \
      numbers.
      """,
    wrong: #"en: {one: "%lld vote", other: "%lld votes"}, de: "%lld Stimmen""#,
    right: #"de: {one: "%lld Stimme", other: "%lld Stimmen"}"#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source, source.isPlural, !text.isPlural,
      !text.isCopy, !text.isBlank, text.language.cardinals.formCount > 1,
      // Without the number it has another fault, which is told.
      source.shown.subtracting(text.shown).isEmpty
    else { return }
    findings.add(.pluralLost(text.language), at: text.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  fileprivate static func pluralLost(_ language: Language) -> Self {
    let forms = language.cardinals.categories.filter { language.cardinals.need($0) == .integers }
      .map { "\($0.rawValue) (\(language.cardinals.numbers($0)))" }
    return PluralLost.info.message(
      "the source has plural forms and this text has none; \(language.tag) needs "
        + forms.joined(separator: ", "))
  }
}
