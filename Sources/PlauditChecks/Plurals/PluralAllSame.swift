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
    let isCopy = message.source.map { $0 !== text && Self.repeats(text.words(first), $0) } ?? false
    findings.add(
      .allSame(choice.branches.count, text.language.tag, asSource: isCopy),
      at: choice.offset, in: text, of: message)
  }

  /// Whether the words are the source's for most numbers. Its other forms may be the same by right,
  /// as "%lld meter" in Dutch; and where it has one form for all, so may others.
  private static func repeats(_ words: String, _ source: WrittenText) -> Bool {
    guard let forms = source.choices.first(where: { $0.pluralKind == .cardinal })?.branches else {
      return false
    }
    let other = forms.first { $0.selector == .category(.other) }
    return other.map { source.words($0.pattern) == words } ?? false
      && forms.contains { source.words($0.pattern) != words }
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
          + "numbers; write them, or silence this where they are the same by right")
  }
}
