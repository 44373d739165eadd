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
      let first = text.choices.lazy.flatMap(\.branches).first { !$0.pattern.hasChoice }
      findings.add(
        .emptyText, at: first?.offset ?? text.pattern.offset, in: text, of: message)
      return
    }
    for choice in text.choices {
      for branch in choice.branches where message.lacks(branch, of: choice, in: text) {
        // Nobody reads more of it than the first tells.
        if choice.branches.allSatisfy(\.pattern.isBlank) {
          findings.add(.emptyText, at: branch.offset, in: text, of: message)
          break
        }
        findings.add(.emptyForm(branch.selector), at: branch.offset, in: text, of: message)
      }
    }
  }
}

extension WrittenMessage {
  /// Whether a form has nothing in it and should have. A part of a text may be nothing for some
  /// numbers, and the whole where the source has nothing too.
  func lacks(
    _ branch: WrittenChoice.Branch, of choice: WrittenChoice, in text: WrittenText
  ) -> Bool {
    guard branch.pattern.isBlank, !branch.pattern.hasChoice, text.pattern.isOnly(choice) else {
      return false
    }
    let original = source?.choices.first { $0.kind == choice.kind }
    return !(original?.branch(branch.selector)?.pattern.isBlank ?? false)
  }

  /// Whether a pattern is such a form.
  func lacks(_ form: WrittenPattern, in text: WrittenText) -> Bool {
    form.isBlank
      && text.choices.contains { choice in
        choice.branches.contains { branch in
          branch.pattern.offset == form.offset && lacks(branch, of: choice, in: text)
        }
      }
  }
}

extension WrittenPattern {
  /// Whether the choice is the whole text, for a device at least.
  fileprivate func isOnly(_ choice: WrittenChoice) -> Bool {
    guard pieces.count == 1, case .choice(let only) = pieces[0] else { return false }
    return only === choice || only.branches.contains { $0.pattern.isOnly(choice) }
  }

  fileprivate var hasChoice: Bool {
    pieces.contains { piece in
      if case .choice = piece { true } else { false }
    }
  }
}

extension Diagnostic.Message {
  static let emptyText = Empty.info.message(
    "the text is empty; write it, or remove it so that another language's is shown")

  static func emptyForm(_ form: WrittenChoice.Selector) -> Self {
    Empty.info.message("the form \(form) is empty; write it, or remove it")
  }
}
