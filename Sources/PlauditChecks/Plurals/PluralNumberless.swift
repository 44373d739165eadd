import PlauditKit
package import PlauditModel

/// A source whose own forms do not show the number that chooses them.
package final class PluralNumberless: PluralCheck {
  package static let info = CheckInfo(
    "plural-numberless", .warning,
    why: """
      The source's forms do not show the number that chooses them. In other languages one form \
      is for many numbers, and translators cannot show what they do not get.
      """,
    wrong: #"en: {one: "Photo", other: "Photos"}"#,
    right: #"en: {one: "%lld photo", other: "%lld photos"}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard choice.pluralKind == .cardinal, text === message.source, message.isTranslatable,
      message.isNumberless(choice, in: text), let argument = choice.argument
    else { return }
    let hasOther = choice.branch(.category(.other)).map {
      !text.arguments(of: $0.pattern).subtracting(ArgumentSet(argument)).isEmpty
    }
    findings.add(
      .numberless(asOther: hasOther ?? false), at: choice.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  fileprivate static func numberless(asOther: Bool) -> Self {
    PluralNumberless.info.message(
      asOther
        ? "the forms do not show the number that chooses them, but another argument; show the number "
          + "itself, which each language writes in its own way"
        : "the forms do not show the number that chooses them; add it, or use two messages, since "
          + "one form is for many numbers in other languages")
  }
}
