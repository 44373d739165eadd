extension NumberSymbols {
  /// Appends a whole number to UTF-8 text, as ICU's number formatter writes it.
  public func append(_ value: Int, to output: inout [UInt8]) {
    if value < 0 { output += minusPrefix.utf8 }
    var power: UInt = 1
    var count = 1
    while value.magnitude / power >= 10 {
      power *= 10
      count += 1
    }
    for place in (0..<count).reversed() {
      append(digit: Int(value.magnitude / power % 10), to: &output)
      power /= 10
      if isSeparated(after: place, of: count) { output += grouping.utf8 }
    }
    if value < 0 { output += minusSuffix.utf8 }
  }

  /// Appends a number with at most three fraction digits, as ICU's number formatter writes it with
  /// CLDR's decimal pattern. The shortest decimal that stands for the value is rounded, half to
  /// even.
  ///
  /// A negative zero, and what is rounded to one, keeps its sign. A value that is infinite or not
  /// a number has a text as well.
  public func append(_ value: Double, to output: inout [UInt8]) {
    if value.sign == .minus { output += minusPrefix.utf8 }
    if value.isFinite {
      append(RoundedDecimal(value), to: &output)
    } else {
      output += (value.isNaN ? nan : infinity).utf8
    }
    if value.sign == .minus { output += minusSuffix.utf8 }
  }

  private func append(_ number: RoundedDecimal, to output: inout [UInt8]) {
    let count = number.integerDigits.count
    for (index, ascii) in number.integerDigits.enumerated() {
      append(digit: Int(ascii & 0x0F), to: &output)
      if isSeparated(after: count - 1 - index, of: count) { output += grouping.utf8 }
    }
    guard !number.fractionDigits.isEmpty else { return }
    output += decimal.utf8
    for ascii in number.fractionDigits { append(digit: Int(ascii & 0x0F), to: &output) }
  }

  /// Whether a separator follows the digit at a place, counted from 0 at the units.
  private func isSeparated(after place: Int, of count: Int) -> Bool {
    guard primaryGrouping > 0, place >= primaryGrouping,
      count - primaryGrouping >= minimumGroupingDigits
    else { return false }
    let secondary = secondaryGrouping > 0 ? secondaryGrouping : primaryGrouping
    return (place - primaryGrouping).isMultiple(of: secondary)
  }

  private func append(digit: Int, to output: inout [UInt8]) {
    let length = digits.utf8.count / 10
    let start = digits.utf8.index(digits.utf8.startIndex, offsetBy: digit * length)
    output += digits.utf8[start...].prefix(length)
  }
}
