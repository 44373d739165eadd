extension NumberSymbols {
  /// Appends a whole number to UTF-8 text, as ICU's number formatter writes it.
  public func append(_ value: Int, to output: inout [UInt8]) {
    if value < 0 { output += minusPrefix.utf8 }
    // No magnitude of 64 bits has more than 20 digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var start = buffer.endIndex
      var rest = value.magnitude
      repeat {
        start -= 1
        buffer[start] = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      appendInteger(buffer[start...], to: &output)
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
      let number = RoundedDecimal(value)
      appendInteger(number.integerDigits, to: &output)
      if !number.fractionDigits.isEmpty { output += decimal.utf8 }
      for digit in number.fractionDigits { append(digit, to: &output) }
    } else {
      output += (value.isNaN ? nan : infinity).utf8
    }
    if value.sign == .minus { output += minusSuffix.utf8 }
  }

  private func appendInteger(_ digits: some Collection<UInt8>, to output: inout [UInt8]) {
    var place = digits.count
    let isGrouped = primaryGrouping > 0 && place - primaryGrouping >= minimumGroupingDigits
    for digit in digits {
      append(digit, to: &output)
      place -= 1
      if isGrouped, isGroupLimit(place) { output += grouping.utf8 }
    }
  }

  /// Whether groups meet to the left of a place, counted from 0 at the decimal separator.
  private func isGroupLimit(_ place: Int) -> Bool {
    let secondary = secondaryGrouping > 0 ? secondaryGrouping : primaryGrouping
    return place >= primaryGrouping && (place - primaryGrouping).isMultiple(of: secondary)
  }

  /// The low four bits make the digit, so that ASCII will do.
  private func append(_ digit: UInt8, to output: inout [UInt8]) {
    let length = digitBytes.count / 10
    let start = Int(digit & 0x0F) * length
    for index in start..<(start + length) { output.append(digitBytes[index]) }
  }
}
