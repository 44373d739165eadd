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
    // What a translation takes for something else than the source does is a check of its own.
    guard message.source == nil || text === message.source,
      text.placeholders.count > 1 || !text.choices.isEmpty || message.declaredCount > 0
    else { return }
    var texts = ArgumentSet()
    var numbers = ArgumentSet()
    /// Whether the argument was taken for something else before.
    func isInConflict(_ argument: Int, isText: Bool) -> Bool {
      if isText { texts.insert(argument) } else { numbers.insert(argument) }
      return (isText ? numbers : texts).contains(argument)
    }
    for (argument, declaration) in (message.entry?.arguments ?? []).enumerated() {
      guard let type = declaration.type?.value else { continue }
      _ = isInConflict(argument, isText: type == .text)
    }
    for choice in text.choices {
      guard let argument = choice.argument,
        isInConflict(argument, isText: choice.kind == .select)
      else { continue }
      findings.add(
        .conflict(text.spelling(of: argument, message), message.entry?.declaredType(argument)),
        at: choice.offset, in: text, of: message)
      return
    }
    for placeholder in text.placeholders {
      guard let type = placeholder.type,
        isInConflict(placeholder.argument, isText: type == .text)
      else { continue }
      findings.add(
        .conflict(placeholder.spelling, message.entry?.declaredType(placeholder.argument)),
        at: placeholder.offset, in: text, of: message)
      return
    }
  }
}

extension MessageEntry {
  fileprivate func declaredType(_ argument: Int) -> ArgumentType? {
    arguments.indices.contains(argument) ? arguments[argument].type?.value : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func conflict(_ argument: String, _ declared: ArgumentType?) -> Self {
    ArgumentConflict.info.message(
      declared.map { type in
        "\(argument) is declared as \(type.rawValue) and taken as a "
          + "\(type == .text ? "number" : "text"); change one of the two"
      } ?? "\(argument) is taken as a text and as a number in the same message; use two arguments")
  }
}
