/// The parts of a number, as it is written, that plural rules ask about (UTS 35, part 3, "Plural
/// Operand Meanings"). The sign is not among them: -1 takes the category of 1.
///
/// `n`, the absolute value, has no place of its own: it is ``i`` when ``isInteger`` holds, and
/// equals no value of a rule otherwise. `c` is another name of ``e``.
@frozen public struct PluralOperands: Sendable, Hashable {
  /// The integer digits. A number of more than 19 digits keeps its last 18 and counts as 10¹⁸ and
  /// something, so that it is never small by accident.
  public let i: UInt64
  /// How many fraction digits are written, trailing zeros counted.
  public let v: Int
  /// How many fraction digits are written, trailing zeros left out.
  public let w: Int
  /// The fraction digits as a number, trailing zeros counted; bounded as ``i`` is.
  public let f: UInt64
  /// The fraction digits as a number, trailing zeros left out; bounded as ``i`` is.
  public let t: UInt64
  /// The power of ten that a compact form such as `1.2c6` is written with; otherwise 0.
  public let e: Int

  /// Whether the value is a whole number, however it is written: 1 and 1.0 are.
  @inlinable @inline(__always)
  public var isInteger: Bool { t == 0 }

  /// The operands of a whole number that is written without a fraction. The sign does not count.
  public init(_ value: Int) {
    self.init(magnitude: UInt64(value.magnitude))
  }

  /// The operands of a whole number without its sign. What a rule asks about fractions is then
  /// known when the rule is compiled.
  @inlinable @inline(__always)
  public init(magnitude: UInt64) {
    i = magnitude
    v = 0
    w = 0
    f = 0
    t = 0
    e = 0
  }

  /// The operands of a number written with these ASCII digits, most significant first.
  ///
  /// - Parameters:
  ///   - integerDigits: the digits before the decimal separator; may be empty.
  ///   - fractionDigits: the digits after it, trailing zeros included; may be empty.
  public init(
    integerDigits: some Sequence<UInt8>, fractionDigits: some BidirectionalCollection<UInt8>
  ) {
    self.init(integerDigits: integerDigits, fractionDigits: fractionDigits, exponent: 0)
  }

  init(i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, e: Int) {
    self.i = i
    self.v = v
    self.w = w
    self.f = f
    self.t = t
    self.e = e
  }

  init(
    integerDigits: some Sequence<UInt8>, fractionDigits: some BidirectionalCollection<UInt8>,
    exponent: Int
  ) {
    let trailingZeros = fractionDigits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    i = Self.number(integerDigits)
    v = fractionDigits.count
    w = v - trailingZeros
    f = Self.number(fractionDigits)
    t = Self.number(fractionDigits.dropLast(trailingZeros))
    e = exponent
  }

  private static func number(_ digits: some Sequence<UInt8>) -> UInt64 {
    digits.reduce(0) { bounded($0, appending: UInt64($1 & 0x0F)) }
  }

  /// `number` with another digit behind it; of more than 19 digits the last 18.
  static func bounded(_ number: UInt64, appending digit: UInt64) -> UInt64 {
    let limit: UInt64 = 1_000_000_000_000_000_000
    return number < limit ? number * 10 + digit : limit + number % (limit / 10) * 10 + digit
  }
}
