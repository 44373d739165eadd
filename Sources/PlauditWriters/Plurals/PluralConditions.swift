import PlauditKit
import PlauditModel

/// A set of plural rules as conditions about `number`, in a language with C's operators.
struct PluralConditions {
  /// What the conditions compare more than the operands themselves: `i10` for `i % 10`.
  private(set) var remainders: [(name: String, value: String)] = []
  /// Each has the category where it holds; what is left is `other`.
  private(set) var branches: [(condition: String, category: String)] = []
  private let equals: String
  private let differs: String

  /// - Parameters:
  ///   - equals: The operator for equal numbers.
  ///   - differs: The operator for others.
  init(_ rules: PluralRules, equals: String = "==", differs: String = "!=") {
    self.equals = equals
    self.differs = differs
    branches = rules.rules.flatMap { rule in
      rule.condition.alternatives.map { relations in
        (condition: conjunction(relations), category: rule.category.rawValue)
      }
    }
    let relations = rules.rules.flatMap { $0.condition.alternatives.joined() }
    var seen: Set<String> = []
    remainders = relations.compactMap { relation in
      guard let modulus = relation.modulus else { return nil }
      let name = value(relation)
      guard seen.insert(name).inserted else { return nil }
      return (name: name, value: "\(operand(relation)) % \(modulus)")
    }
  }

  private func conjunction(_ relations: [PluralRelation]) -> String {
    let conditions = relations.map(condition)
    guard conditions.count > 1 else { return conditions.joined() }
    return conditions.map { $0.contains(" || ") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private func condition(_ relation: PluralRelation) -> String {
    let value = value(relation)
    let isSingle = relation.ranges.allSatisfy { $0.lowerBound == $0.upperBound }
    if isSingle, relation.isNegated, relation.operand != .n {
      return relation.ranges.map { "\(value) \(differs) \($0.lowerBound)" }.joined(
        separator: " && ")
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
  private func within(_ range: ClosedRange<UInt64>, _ value: String) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (let low, let high) where low == high: "\(value) \(equals) \(low)"
    case (0, let high): "\(value) <= \(high)"
    case (let low, let high): "\(value) >= \(low) && \(value) <= \(high)"
    }
  }

  private func outside(_ range: ClosedRange<UInt64>, _ value: String) -> String {
    range.lowerBound == 0
      ? "\(value) > \(range.upperBound)"
      : "\(value) < \(range.lowerBound) || \(value) > \(range.upperBound)"
  }

  private func value(_ relation: PluralRelation) -> String {
    guard let modulus = relation.modulus else { return operand(relation) }
    return (relation.operand == .n ? "i" : relation.operand.rawValue) + "\(modulus)"
  }

  /// The whole part of `n` is `i`.
  private func operand(_ relation: PluralRelation) -> String {
    "number." + (relation.operand == .n ? "i" : relation.operand.rawValue)
  }
}
