extension PluralOperands {
  /// The operands of a number in the notation of CLDR's samples: `1`, `-3`, `1.50`, `1.2c6`.
  ///
  /// A compact form has the operands of its full value (UTS 35): `1.2c6` has an `i` of 1200000
  /// and a `v` of 0. `e` may stand for `c`.
  ///
  /// - Returns: `nil` when the text is not such a number.
  public init?(_ text: String) {
    var text = text.utf8[...]
    if text.first == UInt8(ascii: "-") { text.removeFirst() }

    guard let integer = text.takeDigits() else { return nil }
    var fraction = Substring().utf8
    if text.first == UInt8(ascii: ".") {
      text.removeFirst()
      guard let digits = text.takeDigits() else { return nil }
      fraction = digits
    }
    var exponent = 0
    if text.first == UInt8(ascii: "c") || text.first == UInt8(ascii: "e") {
      text.removeFirst()
      guard let digits = text.takeDigits(), let power = Int(Substring(digits)) else { return nil }
      exponent = power
    }
    guard text.isEmpty else { return nil }

    // Twenty zeros make any number as large as operands get, so an absurd power costs nothing.
    let zeros = repeatElement(UInt8(ascii: "0"), count: min(max(exponent - fraction.count, 0), 20))
    self.init(
      integerDigits: Array(integer) + fraction.prefix(exponent) + zeros,
      fractionDigits: fraction.dropFirst(exponent),
      exponent: exponent)
  }
}

extension Substring.UTF8View {
  /// Removes and returns the ASCII digits in front; `nil` when there are none.
  fileprivate mutating func takeDigits() -> Self? {
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    self = self[digits.endIndex...]
    return digits.isEmpty ? nil : digits
  }
}
