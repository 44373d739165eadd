import PlauditKit
package import PlauditModel

/// A form that is for several numbers but does not show which.
package final class PluralNumberDropped: PluralCheck {
  package static let info = CheckInfo(
    "plural-number-dropped", .error,
    why: """
      The form is for several numbers, so the text must show which one it is. Russian `one` is \
      also for 21, 31 and 101.
      """,
    wrong:
      #"ru: {one: "один голос", few: "%lld голоса", many: "%lld голосов", other: "%lld голоса"}"#,
    right:
      #"ru: {one: "%lld голос", few: "%lld голоса", many: "%lld голосов", other: "%lld голоса"}"#)

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
      guard case .category(let category) = branch.selector, profile.need(category) == .integers,
        !text.shows(argument, branch, of: choice), text.strayHash(in: message) != argument,
        !message.lacks(branch, of: choice, in: text)
      else { continue }
      let left = profile.allIntegers(category).map { choice.without(exact: $0, findings.traits) }
      // A form for one number may say it in words; one for 0 and 1 is a check of its own.
      if let left, left.count <= 1 || left == ["0", "1"] { continue }
      findings.add(
        .numberDropped(
          category, profile.numbers(category), text.spelling(of: argument, message),
          hasDigit: branch.pattern.hasDigit),
        at: branch.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  static func numberDropped(
    _ category: PluralCategory, _ numbers: String, _ placeholder: String, hasDigit: Bool
  ) -> Self {
    PluralNumberDropped.info.message(
      hasDigit
        ? "the form \(category.rawValue) is for \(numbers) and says one number for all of them; write "
          + "\(placeholder) in place of the digits"
        : "the form \(category.rawValue) is for \(numbers) and does not show the number; add "
          + "\(placeholder)")
  }
}
