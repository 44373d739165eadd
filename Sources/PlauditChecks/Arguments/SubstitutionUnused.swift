package import PlauditModel

/// A substitution that no text refers to.
package final class SubstitutionUnused: TextCheck {
  package static let info = CheckInfo(
    "substitution-unused", .warning,
    why: """
      Its forms are never shown, and the number neither.
      """,
    wrong: #"fr: "des photos", with the substitution photos"#,
    right: #"fr: "%#@photos@""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard !text.substitutions.isEmpty, !text.hasUndefinedReference else { return }
    for substitution in text.unusedSubstitutions {
      findings.add(.unused(substitution.name), at: substitution.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    SubstitutionUnused.info.message(
      "the text does not refer to the substitution \(name); write %#@\(name)@, or remove it")
  }
}
