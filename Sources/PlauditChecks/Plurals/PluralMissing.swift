package import PlauditKit
package import PlauditModel

/// A plural form that the language needs for some whole number, but that the text lacks. Such
/// numbers take the form `other`, which reads wrong.
package struct PluralMissing: Check {
  package init() {}

  package func run(_ catalogue: Catalogue, into diagnostics: inout Diagnostics) {
    for message in catalogue.messages {
      for (language, text) in message.texts.sorted(by: { $0.key < $1.key }) {
        for case .plural(let choice) in text.pattern.allElements {
          for missing in missing(choice, in: language) {
            diagnostics.add(
              .pluralMissing(missing.category, missing.numbers, language), at: text.location)
          }
        }
      }
    }
  }

  private func missing(
    _ choice: PluralChoice, in language: String
  ) -> [(category: PluralCategory, numbers: [String])] {
    let selectors = Set(choice.branches.map(\.selector))
    let rules = PluralRules.forLanguage(language, kind: choice.kind)
    return rules.categories.compactMap { category in
      guard !selectors.contains(.category(category)),
        let samples = rules.samples[category]?.integers
      else { return nil }
      let numbers = samples.numbers.filter { number in
        // Multiples of a million alone are no reason to write a form.
        !number.hasSuffix("000000") && !number.contains("c")
          && !selectors.contains(.exact(number))
      }
      return numbers.isEmpty ? nil : (category, Array(numbers.prefix(4)))
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
