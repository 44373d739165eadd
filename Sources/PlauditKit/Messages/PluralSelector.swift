/// Chooses the plural category of a number in one language. Plaudit generates one for each set of
/// rules that an app's languages need, from the CLDR rules in ICU.
public struct PluralSelector: Sendable {
  private let whole: @Sendable (UInt64) -> PluralCategory
  private let any: @Sendable (PluralOperands) -> PluralCategory

  /// - Parameters:
  ///   - whole: The category of a whole number without its sign, written without a fraction. It is
  ///     asked most, so that it pays to give the compiler the rule for this case alone.
  ///   - any: The category of any number.
  public init(
    whole: @escaping @Sendable (UInt64) -> PluralCategory,
    any: @escaping @Sendable (PluralOperands) -> PluralCategory
  ) {
    self.whole = whole
    self.any = any
  }

  /// The category of a whole number; the sign does not count (CLDR: `n` is an absolute value).
  @inline(__always)
  public func category(_ value: Int) -> PluralCategory {
    whole(UInt64(value.magnitude))
  }

  /// The category of a number as it is written.
  public func category(_ operands: PluralOperands) -> PluralCategory {
    any(operands)
  }
}

extension PluralSelector {
  /// A selector of one function.
  package init(_ rule: @escaping @Sendable (PluralOperands) -> PluralCategory) {
    self.init(whole: { rule(PluralOperands(magnitude: $0)) }, any: rule)
  }

  /// Every number is `other`.
  public static let other = PluralSelector(whole: { _ in .other }, any: { _ in .other })
}
