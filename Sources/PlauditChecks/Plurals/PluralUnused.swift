import PlauditKit
package import PlauditModel

/// A form that no number of the language takes: dead text.
package final class PluralUnused: PluralCheck {
  package static let info = CheckInfo(
    "plural-unused", .note,
    why: """
      No number of the language takes the form, so nobody ever reads it.
      """,
    wrong: #"ja: {one: "%lld票", other: "%lld票"}"#,
    right: #"ja: {other: "%lld票"}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard let kind = choice.pluralKind else { return }
    let profile = text.language.plurals(kind)
    for branch in choice.branches {
      // Zero has checks of its own, and a meaning of its own in some formats.
      guard case .category(let category) = branch.selector, category != .zero,
        profile.need(category) == .nothing
      else { continue }
      findings.add(
        .unused(category, profile, text.language.tag), at: branch.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(
    _ category: PluralCategory, _ profile: PluralProfile, _ language: String
  ) -> Self {
    let known = profile.categories.map(\.rawValue).joined(separator: ", ")
    return PluralUnused.info.message(
      "no number takes the form \(category.rawValue) in \(language), which has \(known); remove it")
  }
}
