package import PlauditKit
package import PlauditModel

/// What a page needs to tell while somebody types what checks will tell: what they know of the
/// language and the message, and their words. The page only looks for what is described here.
package enum LiveChecks {
  /// A plural form of a language.
  package struct Form {
    package let category: PluralCategory
    /// Such as `2, 3, 4, 22 …`.
    package let numbers: String
    package let need: PluralProfile.Need
    /// Every whole number that takes the form; `nil` where they are too many to list.
    package let allIntegers: [String]?
    /// What is told where it is missing.
    package let missing: Diagnostic.Message
    /// What is told where it does not show its number, or says one number for all.
    package let dropped: (without: Diagnostic.Message, digits: Diagnostic.Message)
  }

  /// All categories: those that the language has first.
  package static func forms(of language: Language, _ kind: PluralKind) -> [Form] {
    let profile = language.plurals(kind)
    let rest = PluralCategory.allCases.filter { !profile.categories.contains($0) }
    return (profile.categories + rest).map { category in
      let numbers = profile.numbers(category)
      func dropped(hasDigit: Bool) -> Diagnostic.Message {
        .numberDropped(category, numbers, place("argument"), hasDigit: hasDigit)
      }
      return Form(
        category: category, numbers: numbers, need: profile.need(category),
        allIntegers: profile.allIntegers(category),
        missing: .pluralMissing(
          [WrittenChoice.MissingForm(category: category, numbers: numbers)], language.tag),
        dropped: (dropped(hasDigit: false), dropped(hasDigit: true)))
    }
  }

  /// The words of checks, in which `place` stands for what they are about.
  package static var texts: [(name: String, message: Diagnostic.Message)] {
    let form = WrittenChoice.Selector.option(place("form"))
    let argument = place("argument")
    return [
      ("otherMissing", .pluralOtherMissing), ("argumentMissing", .argumentMissing(argument)),
      ("argumentMissingInForm", .argumentMissingInForm(argument, form)),
      ("argumentExtra", .argumentExtra(argument, [place("known")])),
      ("argumentNone", .argumentExtra(argument, [])), ("emptyText", .emptyText),
      ("emptyForm", .emptyForm(form)), ("tooLong", .tooLong(place("length"), place("limit"))),
    ]
  }

  /// In braces with a word joiner, which no check writes by itself.
  private static func place(_ name: String) -> String { "{\u{2060}\(name)}" }
}

extension WrittenMessage {
  /// The arguments that translations have to show, by name.
  package var requiredNames: [String] {
    names(source?.requiredArguments ?? ArgumentSet())
  }

  /// The arguments that choose forms which do not show them in the source, by name.
  package var numberlessNames: [String] {
    guard let source else { return [] }
    var arguments = ArgumentSet()
    for choice in source.choices where isNumberless(choice, in: source) {
      if let argument = choice.argument { arguments.insert(argument) }
    }
    return names(arguments)
  }

  private func names(_ arguments: ArgumentSet) -> [String] {
    arguments.numbers.filter(argumentNames.indices.contains).map { argumentNames[$0] }
  }
}
