package import PlauditModel

/// An argument of the source that the translation does not show.
package final class ArgumentMissing: TextCheck {
  package static let info = CheckInfo(
    "argument-missing", .error,
    why: """
      The app passes a value that the reader never sees. (The number that chooses a plural form has \
      checks of its own: a form for one number may say it in words.)
      """,
    wrong: #"en: "%1$@ sent %2$lld photos", de: "%2$lld Fotos gesendet""#,
    right: #"de: "%1$@ hat %2$lld Fotos gesendet""#)

  /// In one text: somebody made it to take our time that has more.
  static let mostTold = 64

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source, !text.isCopy, !text.isBlank,
      !text.isReadWrong, !source.hasBrokenSpecifier
    else { return }
    let missing = source.requiredArguments.subtracting(text.alwaysShown)
    // One that is renamed is extra under its new name, which is told.
    guard !missing.isEmpty,
      missing.count > text.knownArguments.subtracting(source.knownArguments).count
    else { return }
    let elsewhere = text.argumentsToldElsewhere(of: message)
    for argument in missing.numbers.prefix(Self.mostTold) where !elsewhere.contains(argument) {
      let spelling = source.plainSpelling(of: argument, message)
      let isLost = !text.shown.contains(argument)
      let forms = isLost ? [] : text.forms(without: argument, in: text.pattern)
      let branch = forms.first { !message.lacks($0.branch, of: $0.choice, in: text) }?.branch
      // Where only empty forms lack it, those are told.
      guard branch != nil || forms.isEmpty else { continue }
      findings.add(
        branch.map { .argumentMissingInForm(spelling, $0.selector) } ?? .argumentMissing(spelling),
        at: branch?.offset ?? text.pattern.offset, in: text, of: message)
    }
  }
}

extension WrittenText {
  /// The arguments that it lacks by a fault which has a finding of its own.
  fileprivate func argumentsToldElsewhere(of message: WrittenMessage) -> ArgumentSet {
    var told = swallowedArguments(of: message)
    if let argument = strayHash(in: message) { told.insert(argument) }
    for unused in unusedSubstitutions {
      for choice in choices where choice.name == unused.name {
        if let argument = choice.argument { told.insert(argument) }
      }
    }
    return told
  }
}

extension Diagnostic.Message {
  static func argumentMissing(_ argument: String) -> Self {
    ArgumentMissing.info.message("the source shows \(argument) and this text does not; add it")
  }

  static func argumentMissingInForm(
    _ argument: String, _ form: WrittenChoice.Selector
  ) -> Self {
    ArgumentMissing.info.message(
      "the source shows \(argument) and the form \(form) does not; add it")
  }
}
