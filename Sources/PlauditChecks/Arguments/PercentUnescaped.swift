package import PlauditModel

/// A percent sign of its own in a text that is a format.
package final class PercentUnescaped: TextCheck {
  package static let info = CheckInfo(
    "percent-unescaped", .warning,
    why: """
      In a text with placeholders a percent sign begins one. A sign of its own is written twice.
      """,
    wrong: #""%lld % of %@""#,
    right: #""%lld %% of %@""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard !text.slips.isEmpty, !(message.source ?? text).shown.isEmpty,
      !isLeftOver(in: text, of: message)
    else { return }
    for slip in text.slips where slip.kind == .barePercent {
      findings.add(.unescaped, at: slip.offset, in: text, of: message)
    }
  }

  /// Whether the sign is what is left of a placeholder: the text lacks one, which is told, and
  /// nothing makes it a sign, such as one in the source.
  private func isLeftOver(in text: WrittenText, of message: WrittenMessage) -> Bool {
    guard let source = message.source else { return false }
    return !source.requiredArguments.subtracting(text.alwaysShown).isEmpty
      && !source.hasPercentSign && !text.pattern.hasPercentage
  }
}

extension WrittenPattern {
  /// Whether a percent sign stands behind digits: `50 %`.
  fileprivate var hasPercentage: Bool {
    pieces.indices.contains { index in
      switch pieces[index] {
      case .text("%"): index > 0 && pieces[index - 1].endsInDigit
      case .text, .placeholder: false
      case .choice(let choice): choice.branches.contains(where: \.pattern.hasPercentage)
      }
    }
  }
}

extension WrittenPattern.Piece {
  fileprivate var endsInDigit: Bool {
    guard case .text(let text) = self else { return false }
    return text.last { !$0.isWhitespace }?.isNumber ?? false
  }
}

extension Diagnostic.Message {
  fileprivate static let unescaped = PercentUnescaped.info.message(
    "this percent sign begins a placeholder that is none; write %% for the sign itself")
}
