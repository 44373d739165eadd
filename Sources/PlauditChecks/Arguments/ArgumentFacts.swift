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

  /// The first form that does not show an argument.
  func branch(without argument: Int) -> WrittenChoice.Branch? {
    choices.lazy.flatMap(\.branches).first { !$0.pattern.shows(argument, self.placeholders) }
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
