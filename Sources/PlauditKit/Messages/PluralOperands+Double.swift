extension PluralOperands {
  /// The operands of a number as ``NumberSymbols/append(_:to:)-(Double,_)`` writes it: 1.0 is
  /// written `1` and has the operands of 1.
  ///
  /// - Returns: `nil` for a value that is infinite or not a number, which is `other` in every
  ///   language.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let decimal = RoundedDecimal(value)
    self.init(integerDigits: decimal.integerDigits, fractionDigits: decimal.fractionDigits)
  }
}
