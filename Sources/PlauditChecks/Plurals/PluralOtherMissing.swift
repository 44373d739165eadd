import PlauditKit
package import PlauditModel

/// A plural without `other`, the form of all numbers that have none of their own.
package final class PluralOtherMissing: PluralCheck {
  package static let info = CheckInfo(
    "plural-other-missing", .error,
    why: """
      `other` is the form of all numbers that have none of their own, and no platform does \
      without it.
      """,
    wrong: #"pl: {one: "%lld głos", few: "%lld głosy", many: "%lld głosów"}"#,
    right: #"pl: {one: "%lld głos", few: "%lld głosy", many: "%lld głosów", other: "%lld głosu"}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard choice.pluralKind != nil, !choice.has(.other) else { return }
    findings.add(.pluralOtherMissing, at: choice.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  static let pluralOtherMissing = PluralOtherMissing.info.message(
    "the form other is missing; every plural needs it for the numbers without a form of their own")
}
