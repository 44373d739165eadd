package import PlauditKit
package import PlauditModel

/// A plural form that the language needs for some whole number, but that the text lacks. Such
/// numbers take the form `other`, which reads wrong.
package struct PluralMissing: Check {
  package init() {}

  package func run(_ catalogue: Catalogue, into diagnostics: inout Diagnostics) {
    for language in catalogue.languages {
      let needed = Dictionary(
        uniqueKeysWithValues: PluralKind.allCases.map { ($0, Self.needed(in: language, $0)) })
      for text in catalogue.messages.compactMap({ $0.texts[language] }) {
        for case .plural(let choice) in text.pattern.allElements {
          for missing in (needed[choice.kind] ?? []).compactMap({ $0.without(choice) }) {
            diagnostics.add(
              .pluralMissing(missing.category, missing.numbers, language), at: text.location)
          }
        }
      }
    }
  }

  /// A category and whole numbers that have it.
  private struct Numbers {
    let category: PluralCategory
    let numbers: [String]

    /// What a choice has no form for; `nil` where it has one for all.
    func without(_ choice: PluralChoice) -> Numbers? {
      let selectors = Set(choice.branches.map(\.selector))
      guard !selectors.contains(.category(category)) else { return nil }
      let missing = numbers.filter { !selectors.contains(.exact($0)) }
      return missing.isEmpty ? nil : Numbers(category: category, numbers: Array(missing.prefix(4)))
    }
  }

  /// The forms of a language that some whole number takes.
  private static func needed(in language: String, _ kind: PluralKind) -> [Numbers] {
    let rules = PluralRules.forLanguage(language, kind: kind)
    return rules.categories.compactMap { category in
      rules.samples[category].map { samples in
        // Multiples of a million alone are no reason to write a form.
        let numbers = samples.integers.numbers.filter {
          !$0.hasSuffix("000000") && !$0.contains("c")
        }
        return Numbers(category: category, numbers: numbers)
      }
    }
  }
}

extension Diagnostic.Message {
  package static func pluralMissing(
    _ category: PluralCategory, _ numbers: [String], _ language: String
  ) -> Self {
    error(
      "plural-missing",
      "the form for \(numbers.joined(separator: ", ")) … (\(category.rawValue)) is missing in "
        + "\(language); add \(category.rawValue):")
  }
}
