import PlauditKit
package import PlauditModel

/// `zero` in a language that has no such category, where the format gives it no meaning.
package final class PluralZeroCategory: PluralCheck {
  package static let info = CheckInfo(
    "plural-zero-category", .warning,
    why: """
      Few languages have the category zero; in all others it is never chosen. For an empty list \
      write `=0`.
      """,
    wrong: #"en: {zero: "no votes", one: "{count} vote", other: "{count} votes"}"#,
    right: #"en: {=0: "no votes", one: "{count} vote", other: "{count} votes"}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard let kind = choice.pluralKind, !findings.traits.zeroMeansNone,
      text.language.plurals(kind).need(.zero) == .nothing,
      let branch = choice.branch(.category(.zero))
    else { return }
    findings.add(
      .zeroCategory(text.language.tag, hasExact: choice.exactNumbers.contains("0")),
      at: branch.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  fileprivate static func zeroCategory(_ language: String, hasExact: Bool) -> Self {
    PluralZeroCategory.info.message(
      "no number takes the form zero in \(language); "
        + (hasExact ? "=0 is there already, remove zero" : "write =0"))
  }
}
