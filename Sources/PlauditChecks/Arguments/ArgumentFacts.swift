import PlauditModel

/// What several checks ask of a text's arguments.
extension WrittenText {
  /// The arguments that translations have to show.
  var requiredArguments: ArgumentSet {
    var required = alwaysShown
    required.formIntersection(shown)
    return required
  }

  /// The arguments that the text shows or chooses by.
  var knownArguments: ArgumentSet {
    var known = shown
    for choice in choices {
      if let argument = choice.argument { known.insert(argument) }
    }
    return known
  }

  var hasUndefinedReference: Bool {
    references.contains { reference in
      !substitutions.contains { $0.name == reference.name }
    }
  }

  /// The forms that do not show an argument.
  func forms(
    without argument: Int
  ) -> [(choice: WrittenChoice, branch: WrittenChoice.Branch)] {
    choices.flatMap { choice in
      choice.branches.filter { !$0.pattern.shows(argument, placeholders) }.map { (choice, $0) }
    }
  }

  /// The arguments that apostrophes make text of.
  func swallowedArguments(of message: WrittenMessage) -> ArgumentSet {
    var swallowed = ArgumentSet()
    for source in intricateSources {
      for quote in MessageFormatScan(source.text).quotes {
        for name in quote.arguments(of: message) {
          if let argument = message.argumentNames.firstIndex(of: name) {
            swallowed.insert(argument)
          }
        }
      }
    }
    return swallowed
  }
}
