import PlauditKit
package import PlauditModel

/// A plural form that the language needs for some whole number, but that the text lacks.
package final class PluralMissing: PluralCheck {
  package static let info = CheckInfo(
    "plural-missing", .error,
    why: """
      The language says some numbers in a form that the text lacks. They get the form `other`, \
      which reads wrong.
      """,
    wrong: #"ru: {one: "%lld голос", other: "%lld голоса"}"#,
    right:
      #"ru: {one: "%lld голос", few: "%lld голоса", many: "%lld голосов", other: "%lld голоса"}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard choice.pluralKind == .cardinal, choice.has(.other) else { return }
    let missing = choice.missing(in: text.language.cardinals, need: .integers)
    guard !missing.isEmpty else { return }
    findings.add(
      .pluralMissing(missing, text.language.tag), at: choice.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  static func pluralMissing(_ forms: [WrittenChoice.MissingForm], _ language: String) -> Self {
    PluralMissing.info.message(WrittenChoice.MissingForm.phrase(forms, in: language))
  }
}
