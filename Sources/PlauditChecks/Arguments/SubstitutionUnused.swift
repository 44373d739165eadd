package import PlauditModel

/// A substitution that no text refers to.
package final class SubstitutionUnused: TextCheck {
  package static let info = CheckInfo(
    "substitution-unused", .warning,
    why: """
      Its forms are never shown. Where the number is not either, it is an error.
      """,
    wrong: #"fr: "des photos", with the substitution photos"#,
    right: #"fr: "%#@photos@""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    // An empty translation is a finding of its own.
    guard !text.substitutions.isEmpty, !text.hasUndefinedReference,
      text === message.source || !text.isBlank
    else { return }
    for substitution in text.unusedSubstitutions {
      findings.add(
        .unused(substitution.name, losesNumber: losesNumber(substitution, text, message)),
        at: substitution.offset, in: text, of: message)
    }
  }

  /// Whether the text lacks an argument of the source with the substitution.
  private func losesNumber(
    _ substitution: WrittenText.Name, _ text: WrittenText, _ message: WrittenMessage
  ) -> Bool {
    guard let source = message.source, text !== source else { return false }
    let missing = source.requiredArguments.subtracting(text.alwaysShown)
    return text.choices.contains { choice in
      choice.name == substitution.name && choice.argument.map(missing.contains) ?? false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String, losesNumber: Bool) -> Self {
    SubstitutionUnused.info.message(
      "the text does not refer to the substitution \(name); write %#@\(name)@"
        + (losesNumber ? "" : ", or remove it"), severity: losesNumber ? .error : nil)
  }
}
