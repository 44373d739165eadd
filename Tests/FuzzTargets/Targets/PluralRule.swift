import PlauditKit
import PlauditModel
import PlauditWriters

extension FuzzTarget {
  /// Plural rules in CLDR's notation.
  static let pluralRule = FuzzTarget("plural-rule") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(PluralRuleError) {
      let rules = try PluralRules(text)
      let categories = Set(rules.categories)
      for number in [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, Int.max, Int.min] {
        require(categories.contains(rules.category(for: PluralOperands(number))), "\(number)")
      }
      for sample in rules.samples.values.flatMap({ $0.integers.numbers + $0.decimals.numbers }) {
        if let operands = PluralOperands(sample) {
          require(categories.contains(rules.category(for: operands)), sample)
        }
      }
      require(Set(rules.categoriesByFrequency) == categories, "\(rules.categoriesByFrequency)")
      _ = PluralRulesSwift(rules).lines
      _ = PluralRulesJavaScript(rules).lines
    } catch {
      require((0...text.utf8.count).contains(error.offset), "\(error)")
    }
  }
}
