import PlauditKit
package import PlauditModel

/// A set of plural rules as the body of a Swift function of `number`, a `PluralOperands`.
package struct PluralRulesSwift {
  /// What the conditions compare more than the operands themselves: `i10` for `i % 10`.
  package let remainders: [(name: String, value: String)]
  /// Each returns its category when it holds; what is left is `other`.
  package let branches: [(condition: String, category: String)]

  package init(_ rules: PluralRules) {
    branches = rules.rules.flatMap { rule in
      rule.condition.alternatives.map { relations in
        (
          condition: Self.conjunction(relations),
          category: rule.category.rawValue
        )
      }
    }
    let relations = rules.rules.flatMap { $0.condition.alternatives.joined() }
    var seen: Set<String> = []
    remainders = relations.compactMap { relation in
      guard let modulus = relation.modulus else { return nil }
      let name = Self.value(relation)
      guard seen.insert(name).inserted else { return nil }
      return (name: name, value: "\(Self.operand(relation)) % \(modulus)")
    }
  }

  /// The body as lines, each ended by a newline.
  package var lines: String {
    remainders.map { "let \($0.name) = \($0.value)\n" }.joined()
      + branches.map { "if \($0.condition) { return .\($0.category) }\n" }.joined()
      + "return .other\n"
  }

  private static func conjunction(_ relations: [PluralRelation]) -> String {
    let conditions = relations.map(condition)
    guard conditions.count > 1 else { return conditions.joined() }
    return conditions.map { $0.contains(" || ") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private static func condition(_ relation: PluralRelation) -> String {
    let value = value(relation)
    let isSingle = relation.ranges.allSatisfy { $0.count == 1 }
    if isSingle, relation.isNegated, relation.operand != .n {
      return relation.ranges.map { "\(value) != \($0.lowerBound)" }.joined(separator: " && ")
    }
    if relation.ranges.count == 1, relation.isNegated, relation.operand != .n {
      return relation.ranges.map { outside($0, value) }.joined()
    }
    var isIn = relation.ranges.map { within($0, value) }.joined(separator: " || ")
    // n equals a whole number only where nothing follows the decimal separator.
    if relation.operand == .n {
      isIn = "number.isInteger && " + (relation.ranges.count > 1 ? "(\(isIn))" : isIn)
    }
    guard relation.isNegated else { return isIn }
    return "!(\(isIn))"
  }

  // Comparisons, since `(2...4).contains(i10)` says the same but takes longer to compile.
  private static func within(_ range: ClosedRange<UInt64>, _ value: String) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (let low, let high) where low == high: "\(value) == \(low)"
    case (0, let high): "\(value) <= \(high)"
    case (let low, let high): "\(value) >= \(low) && \(value) <= \(high)"
    }
  }

  private static func outside(_ range: ClosedRange<UInt64>, _ value: String) -> String {
    range.lowerBound == 0
      ? "\(value) > \(range.upperBound)"
      : "\(value) < \(range.lowerBound) || \(value) > \(range.upperBound)"
  }

  private static func value(_ relation: PluralRelation) -> String {
    guard let modulus = relation.modulus else { return operand(relation) }
    return (relation.operand == .n ? "i" : relation.operand.rawValue) + "\(modulus)"
  }

  /// The whole part of `n` is `i`.
  private static func operand(_ relation: PluralRelation) -> String {
    "number." + (relation.operand == .n ? "i" : relation.operand.rawValue)
  }
}
