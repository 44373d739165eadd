import PlauditKit
import PlauditModel

/// What several checks ask of a choice of plural forms.
extension WrittenChoice {
  struct MissingForm {
    let category: PluralCategory
    /// Such as `2, 3, 4, 22 …`.
    let numbers: String
  }

  /// The forms that numbers of the language take and that the choice lacks, but for `other`. A
  /// category all of whose numbers have exact forms is not missing.
  func missing(in profile: PluralProfile, need: PluralProfile.Need) -> [MissingForm] {
    profile.categories.compactMap { category in
      guard category != .other, profile.need(category) == need, !has(category) else { return nil }
      let exact = exactNumbers
      if let all = profile.allIntegers(category), !all.isEmpty, all.allSatisfy(exact.contains) {
        return nil
      }
      return MissingForm(category: category, numbers: profile.numbers(category, without: exact))
    }
  }

  /// The numbers that have no exact form.
  func without(exact numbers: [String], _ traits: WrittenCatalogue.Traits) -> [String] {
    var exact = exactNumbers
    if traits.zeroMeansNone, has(.zero) { exact.append("0") }
    return numbers.filter { !exact.contains($0) }
  }
}

extension WrittenChoice.MissingForm {
  /// `the form for 2, 3, 4, 22 … (few) is missing in ru; add few`.
  static func phrase(_ forms: [Self], in language: String, what: String = "form") -> String {
    let names = forms.map { "\($0.numbers) (\($0.category.rawValue))" }.joined(separator: " and ")
    let cure = forms.map(\.category.rawValue).joined(separator: ", ")
    return forms.count == 1
      ? "the \(what) for \(names) is missing in \(language); add \(cure)"
      : "the \(what)s for \(names) are missing in \(language); add \(cure)"
  }
}

extension WrittenMessage {
  func type(of argument: Int) -> ArgumentType? {
    argumentTypes.indices.contains(argument)
      ? argumentTypes[argument] : laterArgumentTypes[argument]
  }

  /// Whether the source's own forms do not show the number, so that translations cannot be blamed.
  func isNumberless(_ choice: WrittenChoice, in text: WrittenText) -> Bool {
    guard let source, let argument = choice.argument else { return false }
    guard source.isPlural else { return !source.shown.contains(argument) }
    let chooses = source.choices.contains { $0.argument == argument && $0.pluralKind == .cardinal }
    return chooses && !source.shown.contains(argument)
  }
}

extension WrittenText {
  /// Whether every reader of the form sees the argument: in it, or around the choice.
  func shows(_ argument: Int, _ branch: WrittenChoice.Branch, of choice: WrittenChoice) -> Bool {
    guard shown.contains(argument) else { return false }
    return shows(argument, branch.pattern) || showsAround(choice, argument, pattern)
  }

  private func shows(_ argument: Int, _ pattern: WrittenPattern) -> Bool {
    pattern.pieces.contains { shows(argument, $0) }
  }

  /// Whether every device and whatever else is chosen shows the argument. Forms for the argument's
  /// own numbers need not all show it: each is looked at by itself.
  private func shows(_ argument: Int, _ piece: WrittenPattern.Piece) -> Bool {
    switch piece {
    case .text: false
    case .placeholder(let index): placeholders[index].argument == argument
    case .choice(let choice):
      choice.argument == argument
        ? choice.branches.contains { shows(argument, $0.pattern) }
        : !choice.branches.isEmpty && choice.branches.allSatisfy { shows(argument, $0.pattern) }
    }
  }

  private func showsAround(
    _ choice: WrittenChoice, _ argument: Int, _ pattern: WrittenPattern
  ) -> Bool {
    pattern.pieces.contains { piece in
      guard case .choice(let outer) = piece else { return shows(argument, piece) }
      if outer === choice { return false }
      guard let way = outer.branches.first(where: { $0.pattern.holds(choice) }) else {
        return shows(argument, piece)
      }
      return showsAround(choice, argument, way.pattern)
    }
  }

  func arguments(of pattern: WrittenPattern) -> ArgumentSet {
    var shown = ArgumentSet()
    for placeholder in placeholders where pattern.shows(placeholder.argument, placeholders) {
      shown.insert(placeholder.argument)
    }
    return shown
  }

  /// How the message writes an argument, best this text itself.
  func spelling(of argument: Int, _ message: WrittenMessage) -> String {
    let known =
      placeholders.first { $0.argument == argument }
      ?? message.source?.placeholders.first { $0.argument == argument }
    if let known { return known.spelling }
    return message.argumentNames.indices.contains(argument)
      ? "{\(message.argumentNames[argument])}" : "%\(argument + 1)$@"
  }
}

extension WrittenPattern {
  fileprivate func holds(_ choice: WrittenChoice) -> Bool {
    pieces.contains { piece in
      guard case .choice(let other) = piece else { return false }
      return other === choice || other.branches.contains { $0.pattern.holds(choice) }
    }
  }
}
