internal import PlauditKit

/// The forms of a plural by category alone, as Apple's formats have them.
enum AppleForms {
  /// In the order of the categories.
  static func forms(
    of choice: WrittenChoice, named name: String, type: ArgumentType, _ language: Language,
    _ losses: inout LossList
  ) -> [(category: PluralCategory, pattern: WrittenPattern)] {
    let profile = language.cardinals
    var forms: [PluralCategory: WrittenPattern] = [:]
    for branch in choice.branches {
      guard case .exact(let number) = branch.selector else { continue }
      if let category = category(for: number, type, profile) {
        forms[category] = branch.pattern
      } else {
        losses.add(
          "the form =\(number) of {\(name)} cannot be held, since forms are by category; "
            + "it is left out")
      }
    }
    for branch in choice.branches {
      guard case .category(let category) = branch.selector else { continue }
      if category == .zero, profile.need(.zero) == .nothing {
        losses.add(
          "the form zero of {\(name)} is left out: no number takes it, and Apple would take it for 0"
        )
      } else if forms[category] == nil {
        forms[category] = branch.pattern
      }
    }
    return PluralCategory.allCases.compactMap { category in
      forms[category].map { (category, $0) }
    }
  }

  /// The category that is for just that number.
  private static func category(
    for number: String, _ type: ArgumentType, _ profile: PluralProfile
  ) -> PluralCategory? {
    // Apple takes zero for 0 in every language.
    if number == "0", profile.need(.zero) == .nothing { return .zero }
    return profile.categories.first { category in
      category != .other && profile.allIntegers(category) == [number]
        && (type != .number || profile.decimals(category).isEmpty)
    }
  }
}

/// How printf writes numbers.
enum AppleNumber {
  static func specifier(
    for style: NumberStyle, _ type: ArgumentType, name: String, _ losses: inout LossList
  ) throws(Unheld) -> String {
    guard !style.isPercent, !style.isHundredfold else {
      throw Unheld("{\(name)} as a percentage cannot be held")
    }
    if style.notation != .plain {
      losses.add("the compact style of {\(name)} cannot be held; the number is written in full")
    }
    if !style.isGrouped {
      losses.add("{\(name)} without groups (group-off) cannot be held; the system may group it")
    }
    return (style.hasSign ? "+" : "") + decimals(of: style, type, name: name, &losses)
  }

  private static func decimals(
    of style: NumberStyle, _ type: ArgumentType, name: String, _ losses: inout LossList
  ) -> String {
    let least = style.leastFractionDigits
    if style.notation == .plain, least > 0, least == style.mostFractionDigits {
      return least == NumberStyle.decimalsOfPrintf ? "lf" : ".\(least)f"
    }
    if type != .number { return "lld" }
    if style.notation != .plain || style.mostFractionDigits == 0 { return ".0f" }
    losses.add(
      "as many decimals of {\(name)} as there are cannot be held; six are written (%lf), where its "
        + "style tells none, such as ::.0")
    return "lf"
  }
}
