package import PlauditKit

/// Which numbers of a language take which plural category, as CLDR's samples tell it.
package final class PluralProfile {
  /// What makes a language need a form.
  package enum Need {
    /// Whole numbers that people meet.
    case integers
    /// Multiples of a million, and nothing else.
    case millions
    /// Numbers with decimals, and nothing else.
    case decimals
    /// No number takes the category.
    case nothing
  }

  /// By `PluralCategory.position`.
  private let facts: [Facts]
  /// In CLDR's order; `other` is the last.
  package let categories: [PluralCategory]

  private struct Facts {
    var need = Need.nothing
    var integers: [String] = []
    var decimals: [String] = []
    /// Whether more whole numbers than these take the category.
    var isOpen = false
  }

  init(_ rules: PluralRules) {
    categories = rules.categories
    var facts = [Facts](repeating: Facts(), count: PluralCategory.allCases.count)
    for category in rules.categories {
      guard let samples = rules.samples[category] else {
        // A language without rules: every number is other.
        facts[category.position] = Facts(need: .integers, integers: ["0", "1", "2"], isOpen: true)
        continue
      }
      let integers = samples.integers.numbers
      let small = integers.filter { !$0.hasSuffix("000000") && !$0.contains("c") }
      let need: Need = !small.isEmpty ? .integers : !integers.isEmpty ? .millions : .decimals
      facts[category.position] = Facts(
        need: need, integers: small.isEmpty ? integers : small,
        decimals: samples.decimals.numbers, isOpen: samples.integers.isOpen)
    }
    self.facts = facts
  }

  package func need(_ category: PluralCategory) -> Need { facts[category.position].need }

  /// Every whole number that takes the category; `nil` where they are too many to list.
  package func allIntegers(_ category: PluralCategory) -> [String]? {
    let facts = facts[category.position]
    return facts.isOpen ? nil : facts.integers
  }

  package func decimals(_ category: PluralCategory) -> [String] {
    facts[category.position].decimals
  }

  /// How many forms whole numbers need.
  package var formCount: Int { categories.count { need($0) == .integers } }

  /// Such as `2, 3, 4, 22 …`.
  ///
  /// - Parameter excluded: Numbers that have a form of their own.
  package func numbers(_ category: PluralCategory, without excluded: [String] = []) -> String {
    let facts = facts[category.position]
    let all = facts.need == .decimals ? facts.decimals : facts.integers
    let named = all.filter { !excluded.contains($0) }
    let hasMore = facts.isOpen || facts.need == .decimals || named.count > Self.mostNumbers
    return named.prefix(Self.mostNumbers).joined(separator: ", ") + (hasMore ? " …" : "")
  }

  private static let mostNumbers = 4
}

extension PluralCategory {
  fileprivate var position: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
