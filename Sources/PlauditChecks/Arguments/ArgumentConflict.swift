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
    var types: [Int: ArgumentType] = [:]
    for choice in text.choices {
      guard let argument = choice.argument, choice.kind != .device else { continue }
      let type: ArgumentType = choice.kind == .select ? .text : .integer
      if let known = types[argument], known != type {
        findings.add(
          .conflict(text.spelling(of: argument, message)), at: choice.offset, in: text, of: message)
        return
      }
      types[argument] = type
    }
    for placeholder in text.placeholders {
      guard let type = placeholder.type else { continue }
      let known = types[placeholder.argument] ?? type
      if (known == .text) != (type == .text) {
        findings.add(
          .conflict(placeholder.spelling), at: placeholder.offset, in: text, of: message)
        return
      }
      types[placeholder.argument] = type
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func conflict(_ argument: String) -> Self {
    ArgumentConflict.info.message(
      "\(argument) is taken as a text and as a number in the same message; use two arguments")
  }
}
