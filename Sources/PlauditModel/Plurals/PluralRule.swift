package import PlauditKit

/// What a plural rule asks about a number; see `PluralOperands`.
package enum PluralOperand: String, Sendable, Hashable, CaseIterable {
  case n, i, v, w, f, t, e
}

/// One comparison, such as `i % 10 = 2..4` or `n != 0, 1`.
package struct PluralRelation: Sendable, Hashable {
  package let operand: PluralOperand
  /// Never 0.
  package let modulus: UInt64?
  /// Whether the value has to be in none of the ranges.
  package let isNegated: Bool
  /// Never empty. They hold whole numbers only: an `n` of 1.5 is not in `1..2`.
  package let ranges: [ClosedRange<UInt64>]
}

/// What has to hold for a number to be in a category.
package struct PluralCondition: Sendable, Hashable {
  /// The condition holds when all relations of any one alternative hold. Neither is ever empty.
  package let alternatives: [[PluralRelation]]
}

/// A category and what puts a number into it.
package struct PluralRule: Sendable, Hashable {
  /// Never `other`, which takes what is left.
  package let category: PluralCategory
  package let condition: PluralCondition
}
