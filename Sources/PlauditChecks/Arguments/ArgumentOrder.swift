package import PlauditModel

/// Numbered and unnumbered arguments in one text.
package final class ArgumentOrder: TextCheck {
  package static let info = CheckInfo(
    "argument-order", .warning,
    why: """
      Where some arguments have numbers and others not, those without are counted from the first, \
      which is hardly what was meant.
      """,
    wrong: #""%2$@ of %@""#,
    right: #""%2$@ of %1$@""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard findings.traits.isPrintf, text.placeholders.count > 1, !text.isCopy,
      let mixed = text.pattern.firstMixed(text)
    else { return }
    findings.add(.mixed(mixed.spelling), at: mixed.offset, in: text, of: message)
  }
}

extension WrittenPattern {
  /// The first unnumbered placeholder that stands beside numbered ones.
  fileprivate func firstMixed(_ text: WrittenText) -> Placeholder? {
    var numbered = false
    var unnumbered: Placeholder?
    for piece in pieces {
      switch piece {
      case .text: break
      case .placeholder(let index):
        let placeholder = text.placeholders[index]
        if !placeholder.isNumbered {
          unnumbered = unnumbered ?? placeholder
        } else if placeholder.spelling.contains("$") {
          numbered = true
        }
      case .choice(let choice):
        for branch in choice.branches {
          if let mixed = branch.pattern.firstMixed(text) { return mixed }
        }
      }
    }
    return numbered ? unnumbered : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func mixed(_ spelling: String) -> Self {
    ArgumentOrder.info.message(
      "\(spelling) has no number but others in this text do; number all, as in "
        + "%1$\(spelling.dropFirst())")
  }
}
