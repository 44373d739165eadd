package import PlauditModel

/// A text or form with nothing in it, where the source has something.
package final class Empty: TextCheck {
  package static let info = CheckInfo(
    "empty", .error,
    why: """
      The reader sees nothing. A form that is left out would at least show another one.
      """,
    wrong: #"de: """#,
    right: #"de: "Einstellungen""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard !(message.source?.isBlank ?? false) else { return }
    if text.isBlank {
      findings.add(.emptyText, at: text.pattern.offset, in: text, of: message)
      return
    }
    for choice in text.choices {
      for branch in choice.branches where branch.pattern.isBlank {
        let original = message.source?.choices.first { $0.kind == choice.kind }
        // A part of a text may be nothing for some numbers, where the source has nothing too.
        guard text.pattern.isOnly(choice),
          !(original?.branch(branch.selector)?.pattern.isBlank ?? false)
        else { continue }
        findings.add(.emptyForm(branch.selector), at: branch.offset, in: text, of: message)
      }
    }
  }
}

extension WrittenPattern {
  /// Whether the choice is the whole text.
  fileprivate func isOnly(_ choice: WrittenChoice) -> Bool {
    if pieces.count == 1, case .choice(let only) = pieces[0] { only === choice } else { false }
  }
}

extension Diagnostic.Message {
  static let emptyText = Empty.info.message(
    "the text is empty; write it, or remove it so that another language's is shown")

  static func emptyForm(_ form: WrittenChoice.Selector) -> Self {
    Empty.info.message("the form \(form) is empty; write it, or remove it")
  }
}
