import PlauditKit
import TestSupport
import Testing

@testable import PlauditModel

/// Every language of ICU, held against ICU.
@Suite(.serialized) struct PluralRulesAgainstICUTests {
  @Test(arguments: PluralKind.allCases)
  func wholeNumbersHaveICUsCategories(_ kind: PluralKind) throws {
    let locales = ICU.pluralLocales(kind)
    #expect(locales.count > 100)
    let last: Int32 = 1200
    let operands = (0...Int(last)).map { PluralOperands($0) }
    var differences: [String] = []
    for locale in locales {
      let rules = PluralRules.forLanguage(locale, kind: kind)
      let expected = try #require(
        Reference.pluralCategories(through: last, locale: locale, ordinal: kind == .ordinal))
      #expect(expected.count == operands.count)
      for (number, category) in expected.enumerated() {
        let ours = rules.category(for: operands[number]).rawValue
        if ours != category { differences.append("\(locale) \(number): \(ours), not \(category)") }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
  }

  @Test(arguments: PluralKind.allCases)
  func samplesHaveTheirCategories(_ kind: PluralKind) throws {
    var differences: [String] = []
    var count = 0
    for locale in ICU.pluralLocales(kind) where locale != "root" {
      let rules = try PluralRules(#require(ICU.pluralRules(for: locale, kind: kind)))
      #expect(Set(rules.samples.keys) == Set(rules.categories))
      for (category, samples) in rules.samples {
        for sample in samples.integers.numbers + samples.decimals.numbers {
          let ours = rules.category(for: try #require(PluralOperands(sample)))
          if ours != category {
            differences.append("\(locale) \(sample): \(ours), not \(category)")
          }
          count += 1
        }
      }
    }
    #expect(count > 2000)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
  }

  @Test(arguments: PluralKind.allCases)
  func decimalsHaveICUsCategories(_ kind: PluralKind) throws {
    let numbers = [
      "0.0", "0.1", "0.5", "0.10", "1.0", "1.1", "1.5", "1.50", "2.0", "2.1", "2.00", "3.04", "4.1",
      "5.0", "10.0", "10.2", "11.1", "12.12", "21.0", "21.1", "100.0", "101.01", "1000000",
      "1000000.0", "2000000", "999999999999999",
    ]
    var differences: [String] = []
    for locale in ICU.pluralLocales(kind) {
      let tag = try #require(ICU.canonicalTag(locale))
      let rules = PluralRules.forLanguage(tag, kind: kind)
      for number in numbers {
        let ours = rules.category(for: try #require(PluralOperands(number))).rawValue
        let expected = try #require(
          Reference.pluralCategory(of: number, language: tag, ordinal: kind == .ordinal))
        if ours != expected { differences.append("\(tag) \(number): \(ours), not \(expected)") }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
  }
}
