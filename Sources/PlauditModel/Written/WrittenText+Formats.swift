package import PlauditKit

extension WrittenText {
  /// Whether it is a printf format, and not MessageFormat.
  package var isPrintf: Bool { messageFormat.isEmpty }

  /// Whether it was a mapping of forms, each in MessageFormat: those have places of their own.
  var isOfForms: Bool {
    guard pattern.pieces.count == 1, case .choice(let choice) = pattern.pieces[0],
      let first = choice.branches.first
    else { return false }
    return choice.branches.count == messageFormat.count && first.offset != choice.offset
  }

  /// How a placeholder of a printf format is written: where it is `%arg`, as its substitution tells.
  package func specifier(of placeholder: Placeholder) -> String {
    guard placeholder.spelling == "%arg" else { return placeholder.spelling }
    let choice = choices.first { $0.argument == placeholder.argument && $0.specifier != nil }
    return "%" + (choice?.specifier ?? "lld")
  }

  /// What the text refers to and what is not there.
  package var undefinedReference: Name? {
    references.first { reference in !substitutions.contains { $0.name == reference.name } }
  }
}

extension WrittenChoice.Selector {
  /// In MessageFormat. Apple's `zero` is for 0 in every language, besides the numbers of the category.
  ///
  /// - Returns: `nil` for what is no number.
  func formSelector(in language: Language) -> FormSelector? {
    if case .category(.zero) = self, language.cardinals.need(.zero) == .nothing {
      return .exact("0")
    }
    return formSelector
  }

  /// As it is written.
  var formSelector: FormSelector? {
    switch self {
    case .category(let category): .category(category)
    case .exact(let number): .exact(number)
    case .option: nil
    }
  }
}

extension NumberStyle {
  /// How a printf specifier such as `%.1f` writes a number: with six decimals where it tells none.
  package init(printf specifier: String) {
    self.init()
    let digits = specifier.split(separator: ".").dropFirst().first?.prefix(while: \.isNumber)
    let places = min(digits.map { Int($0) ?? 0 } ?? Self.decimalsOfPrintf, 9)
    leastFractionDigits = places
    mostFractionDigits = places
  }

  static let decimalsOfPrintf = 6
}
