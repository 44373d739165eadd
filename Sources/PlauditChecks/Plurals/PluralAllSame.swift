import PlauditKit
package import PlauditModel

/// Forms that all say the same in a language that needs different ones.
package final class PluralAllSame: PluralCheck {
  package static let info = CheckInfo(
    "plural-all-same", .note,
    why: """
      The language needs several forms, but all are the same text. That can be right, as for \
      abbreviations; where it is the source's text too, it is a warning.
      """,
    wrong:
      #"pl: {one: "%lld głosów", few: "%lld głosów", many: "%lld głosów", other: "%lld głosów"}"#,
    right: #"pl: {one: "%lld głos", few: "%lld głosy", many: "%lld głosów", other: "%lld głosu"}"#)

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard choice.pluralKind == .cardinal, choice.branches.count > 1,
      text.language.cardinals.formCount > 1
    else { return }
    let first = choice.branches[0].pattern
    guard
      choice.branches.dropFirst().allSatisfy({ first.reads(like: $0.pattern, text) }),
      first.hasLetter
    else { return }
    let words = text.words(first)
    let isSource = text === message.source
    let original =
      isSource
      ? nil
      : message.source.flatMap { source in
        source.choices.first { $0.pluralKind == .cardinal }?.branches
          .contains { source.words($0.pattern) == words }
      }
    findings.add(
      .allSame(choice.branches.count, text.language.tag, asSource: original ?? false),
      at: choice.offset, in: text, of: message)
  }
}

extension WrittenPattern {
  /// Whether two forms of a text are the same to readers.
  fileprivate func reads(like other: WrittenPattern, _ text: WrittenText) -> Bool {
    guard pieces.count == other.pieces.count else { return false }
    return zip(pieces, other.pieces).allSatisfy { left, right in
      switch (left, right) {
      case (.text(let left), .text(let right)): left == right
      case (.placeholder(let left), .placeholder(let right)):
        text.placeholders[left].argument == text.placeholders[right].argument
      default: false
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func allSame(_ count: Int, _ language: String, asSource: Bool) -> Self {
    asSource
      ? PluralAllSame.info.message(
        "all \(count) forms say the same, and what the source says; translate them",
        severity: .warning)
      : PluralAllSame.info.message(
        "all \(count) forms say the same, though \(language) has different ones for different "
          + "numbers; write them, or one text without forms")
  }
}
