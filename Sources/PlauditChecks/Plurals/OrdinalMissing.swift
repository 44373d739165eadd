import PlauditKit
package import PlauditModel

/// A form of ranking (1st, 2nd) that the language needs, but that the text lacks.
package final class OrdinalMissing: PluralCheck {
  package static let info = CheckInfo(
    "ordinal-missing", .error,
    why: """
      Ranking has forms of its own: English has four (1st, 2nd, 3rd, 4th).
      """,
    wrong: #"{n, selectordinal, one {#st} other {#th}}"#,
    right: #"{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard choice.pluralKind == .ordinal, choice.has(.other) else { return }
    let missing = choice.missing(in: text.language.ordinals, need: .integers)
    guard !missing.isEmpty else { return }
    findings.add(.missing(missing, text.language.tag), at: choice.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ forms: [WrittenChoice.MissingForm], _ language: String) -> Self
  {
    OrdinalMissing.info.message(
      WrittenChoice.MissingForm.phrase(forms, in: language, what: "form of ranking"))
  }
}
