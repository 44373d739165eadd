import PlauditKit
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

  /// Whether it has a placeholder that is not read as it was meant, which is a finding of its own.
  var isReadWrong: Bool { hasBrokenSpecifier || hasUndefinedReference }

  /// Whether a placeholder is read as words. Those without a number behind it are counted wrong.
  var hasBrokenSpecifier: Bool { slips.contains { $0.kind == .brokenSpecifier } }

  /// The names of substitutions that the text does not refer to.
  var unusedSubstitutions: [Name] {
    let used = references.map(\.name)
    return substitutions.filter { !used.contains($0.name) }
  }

  /// Whether the text takes an argument for a text and for a number.
  func isInConflict(over argument: Int) -> Bool {
    let uses =
      placeholders.lazy.filter { $0.argument == argument }.compactMap(\.type)
      .map { $0 == .text }
      + choices.lazy.filter { $0.argument == argument }.map { $0.kind == .select }
    return uses.contains(true) && uses.contains(false)
  }

  /// The forms that do not show an argument which others of the same choice do.
  func forms(
    without argument: Int, in pattern: WrittenPattern
  ) -> [(choice: WrittenChoice, branch: WrittenChoice.Branch)] {
    pattern.pieces.flatMap { piece -> [(choice: WrittenChoice, branch: WrittenChoice.Branch)] in
      guard case .choice(let choice) = piece,
        choice.branches.contains(where: { $0.pattern.shows(argument, placeholders) })
      else { return [] }
      return choice.branches.flatMap { branch in
        branch.pattern.alwaysShown(placeholders).contains(argument)
          ? []
          : branch.pattern.shows(argument, placeholders)
            ? forms(without: argument, in: branch.pattern) : [(choice, branch)]
      }
    }
  }

  /// How an argument is written outside of substitutions.
  func plainSpelling(of argument: Int, _ message: WrittenMessage) -> String {
    guard let place = placeholders.first(where: { $0.argument == argument }),
      place.isOwnNumber
    else { return spelling(of: argument, message) }
    return specifier(of: place).numbered(argument)
  }

  /// Whether the sign `%` stands in it.
  var hasPercentSign: Bool {
    var found = false
    pattern.forEachText { words, _ in found = found || words.utf8.contains(UInt8(ascii: "%")) }
    return found
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

extension Placeholder {
  /// Whether it is the number that chooses its substitution's form.
  var isOwnNumber: Bool { spelling == "%arg" }

  /// A number of MessageFormat with its style: `{n, number, ::percent}`.
  var inFull: String {
    guard let type, type != .text, spelling.hasPrefix("{"),
      let name = spelling.dropFirst().split(whereSeparator: { ",}".contains($0) }).first
    else { return spelling }
    return "{\(name), number\(style.isEmpty ? "" : ", \(NumberStyle(code: style).icu)")}"
  }
}

extension String {
  /// `%1$@` for `%@`.
  func numbered(_ argument: Int) -> String {
    hasPrefix("%") && !contains("$") ? "%\(argument + 1)$\(dropFirst())" : self
  }

  /// `%@` for `%1$@`.
  var unnumbered: String {
    guard let mark = lastIndex(of: "$") else { return self }
    return "%" + self[index(after: mark)...]
  }
}

extension WrittenMessage {
  /// What the app passes for an argument; `nil` where the source does not have it or does not tell.
  /// MessageFormat takes for a text what nothing makes a number.
  func passedType(of argument: Int) -> ArgumentType? {
    if let type = type(of: argument) { return type }
    guard let source, !source.isPrintf else { return nil }
    guard let entry, argument < entry.arguments.count else {
      return source.knownArguments.contains(argument) ? .text : nil
    }
    return entry.arguments[argument].type?.value ?? .text
  }

  /// How many arguments the message's entry declares: they have the first numbers.
  var declaredCount: Int { entry?.arguments.count ?? 0 }
}
