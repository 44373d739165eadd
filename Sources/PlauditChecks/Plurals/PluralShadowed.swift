import PlauditKit
package import PlauditModel

/// A form that exact forms leave no number for.
package final class PluralShadowed: PluralCheck {
  package static let info = CheckInfo(
    "plural-shadowed", .warning,
    why: """
      A form for an exact number comes before the categories. Where it takes the only number of \
      a category, nobody ever reads the category's text.
      """,
    wrong: #"en: {=1: "a vote", one: "{count} vote", other: "{count} votes"}"#,
    right: #"en: {one: "a vote", other: "{count} votes"}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard let kind = choice.pluralKind, !choice.exactNumbers.isEmpty else { return }
    let exact = Set(choice.exactNumbers)
    let profile = text.language.plurals(kind)
    for branch in choice.branches {
      // What stands in zero is for 0 too, and reads as what was meant.
      guard case .category(let category) = branch.selector, category != .zero,
        let integers = profile.allIntegers(category), !integers.isEmpty,
        integers.allSatisfy(exact.contains),
        profile.decimals(category).allSatisfy({
          exact.contains(FormSelector.exact($0).canonicalNumber)
        })
      else { continue }
      findings.add(
        .shadowed(category, integers.joined(separator: ", ")), at: branch.offset, in: text,
        of: message)
    }
  }
}

extension FormSelector {
  fileprivate var canonicalNumber: String {
    if case .exact(let number) = canonical { number } else { "" }
  }
}

extension Diagnostic.Message {
  fileprivate static func shadowed(_ category: PluralCategory, _ numbers: String) -> Self {
    PluralShadowed.info.message(
      "the form \(category.rawValue) is for \(numbers) alone, which has an exact form already; remove "
        + "one of them")
  }
}
