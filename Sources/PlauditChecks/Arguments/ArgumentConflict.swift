package import PlauditModel

/// An argument that one text takes for two things.
package final class ArgumentConflict: TextCheck {
  package static let info = CheckInfo(
    "argument-conflict", .error,
    why: """
      The same argument cannot be a number in one place and a text in another.
      """,
    wrong: #"en: "%1$@ of %1$lld""#,
    right: #"en: "%1$lld of %2$lld""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.placeholders.count > 1 || !text.choices.isEmpty else { return }
    var texts = ArgumentSet()
    var numbers = ArgumentSet()
    for choice in text.choices {
      guard let argument = choice.argument else { continue }
      if choice.kind == .select { texts.insert(argument) } else { numbers.insert(argument) }
      guard !texts.intersects(numbers) else {
        findings.add(
          .conflict(text.spelling(of: argument, message)), at: choice.offset, in: text, of: message)
        return
      }
    }
    for placeholder in text.placeholders {
      guard let type = placeholder.type else { continue }
      if type == .text {
        texts.insert(placeholder.argument)
      } else {
        numbers.insert(placeholder.argument)
      }
      guard !texts.intersects(numbers) else {
        findings.add(
          .conflict(placeholder.spelling), at: placeholder.offset, in: text, of: message)
        return
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func conflict(_ argument: String) -> Self {
    ArgumentConflict.info.message(
      "\(argument) is taken as a text and as a number in the same message; use two arguments")
  }
}
