package import PlauditKit

extension PluralRules {
  /// The category of a number.
  package func category(for operands: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: operands) }?.category ?? .other
  }
}

extension PluralCondition {
  fileprivate func holds(for operands: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }
}

extension PluralRelation {
  fileprivate func holds(for operands: PluralOperands) -> Bool {
    guard let value = operands[operand] else { return isNegated }
    let compared = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(compared) } != isNegated
  }
}

extension PluralOperands {
  /// `nil` for the `n` of a number that is not whole, which is in no range.
  fileprivate subscript(operand: PluralOperand) -> UInt64? {
    switch operand {
    case .n: isInteger ? i : nil
    case .i: i
    case .v: UInt64(v)
    case .w: UInt64(w)
    case .f: f
    case .t: t
    case .e: UInt64(e)
    }
  }
}
