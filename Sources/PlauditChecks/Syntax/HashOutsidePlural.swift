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
    guard !findings.traits.isPrintf, text.isPlural || message.source?.isPlural ?? false,
      text.pattern.hasHash(inPlural: false)
    else { return }
    findings.add(.hash, at: text.pattern.offset, in: text, of: message)
  }
}

extension WrittenPattern {
  /// Whether a `#` stands where it is text.
  fileprivate func hasHash(inPlural: Bool) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .text(let text): !inPlural && text.utf8.contains(UInt8(ascii: "#"))
      case .placeholder: false
      case .choice(let choice):
        choice.branches.contains { $0.pattern.hasHash(inPlural: choice.pluralKind != nil) }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let hash = HashOutsidePlural.info.message(
    "# is the number in the forms of a plural only; write {count} here, or '#' for the sign")
}
