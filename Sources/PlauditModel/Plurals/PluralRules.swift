package import PlauditKit

/// How a language sorts numbers into plural categories (UTS 35, part 3, "Language Plural Rules").
package struct PluralRules: Sendable, Hashable {
  /// In CLDR's order of categories, without `other`. CLDR's conditions exclude one another, so
  /// the order decides nothing.
  package let rules: [PluralRule]
  /// The numbers that CLDR gives as examples of each category.
  package let samples: [PluralCategory: PluralSamples]

  init(rules: [PluralRule], samples: [PluralCategory: PluralSamples]) {
    self.rules = PluralCategory.allCases.flatMap { category in
      rules.filter { $0.category == category }
    }
    self.samples = samples
  }

  /// Every number is `other`: CLDR's root, and all languages that it has no rules for.
  package static let root = Self(rules: [], samples: [:])

  /// The rules that ICU has for a language; root's when it has none.
  package static func forLanguage(_ tag: String, kind: PluralKind) -> Self {
    ICU.pluralRules(for: tag, kind: kind).flatMap { read[Array($0.utf8)] } ?? .root
  }

  /// By their text, which many languages share; in bytes, whose hash asks for no normal form.
  private static let read = Memo<[UInt8], Self?> { try? Self(String(decoding: $0, as: UTF8.self)) }

  /// The categories, those first that most of the whole numbers up to a thousand have.
  package var categoriesByFrequency: [PluralCategory] {
    var counts: [PluralCategory: Int] = [:]
    for number in 0...1000 { counts[category(for: PluralOperands(number)), default: 0] += 1 }
    return categories.enumerated()
      .sorted { (-(counts[$0.element] ?? 0), $0.offset) < (-(counts[$1.element] ?? 0), $1.offset) }
      .map(\.element)
  }

  /// The categories that numbers of the language can have, in CLDR's order; `other` is the last.
  package var categories: [PluralCategory] { rules.map(\.category) + [.other] }
}
