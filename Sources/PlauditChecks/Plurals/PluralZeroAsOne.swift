import PlauditKit
package import PlauditModel

/// A form for 0 and 1 that says 1: nothing reads as one.
package final class PluralZeroAsOne: PluralCheck {
  package static let info = CheckInfo(
    "plural-zero-as-one", .error,
    why: """
      In French, Portuguese, Hindi and others `one` is for 0 as well as for 1. A text that says \
      1, or no number, tells people with nothing that they have one.
      """,
    wrong: #"fr: {one: "un vote", other: "%lld votes"}"#,
    right: #"fr: {one: "%lld vote", other: "%lld votes"}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard choice.pluralKind == .cardinal, let argument = choice.argument,
      !message.isNumberless(choice, in: text)
    else { return }
    let profile = text.language.cardinals
    for branch in choice.branches {
      guard case .category(let category) = branch.selector,
        let all = profile.allIntegers(category),
        choice.without(exact: all, findings.traits) == ["0", "1"],
        !text.shows(argument, branch, of: choice),
        !message.lacks(branch, of: choice, in: text)
      else { continue }
      findings.add(
        .zeroAsOne(category, text.spelling(of: argument, message), findings.traits),
        at: branch.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func zeroAsOne(
    _ category: PluralCategory, _ placeholder: String, _ traits: WrittenCatalogue.Traits
  ) -> Self {
    PluralZeroAsOne.info.message(
      "the form \(category.rawValue) is for 0 and 1 and does not show which; write \(placeholder), or "
        + "add a form \(traits.zeroMeansNone ? "zero" : "=0")")
  }
}
