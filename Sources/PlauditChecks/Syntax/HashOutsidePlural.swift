package import PlauditModel

/// A `#` outside the forms of a plural, where it is no number.
package final class HashOutsidePlural: TextCheck {
  package static let info = CheckInfo(
    "hash-outside-plural", .warning,
    why: """
      `#` is the number in the forms of a plural only, and not within a select in them.
      """,
    wrong: ##"en: "# {count, plural, one {vote} other {votes}}""##,
    right: ##"en: "{count, plural, one {# vote} other {# votes}}""##)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let argument = text.strayHash(in: message) else { return }
    findings.add(
      .hash(message.argumentNames[argument]), at: text.pattern.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  fileprivate static func hash(_ name: String) -> Self {
    HashOutsidePlural.info.message(
      "# is the number in the forms of a plural only; write {\(name)} here")
  }
}
