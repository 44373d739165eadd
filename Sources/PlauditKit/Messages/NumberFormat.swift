/// How a language writes the numbers of one style.
///
/// A class, so that a message being written passes it on without copying what it holds.
package final class NumberFormat: Sendable {
  package let symbols: NumberSymbols
  private let pattern: NumberPattern
  private let grouping: Grouping
  /// Whether whole numbers are written without any more ado.
  let isPlain: Bool

  private let style: NumberStyle
  private let digits: DigitWriter

  /// - Parameters:
  ///   - symbols: The language's digits and signs.
  ///   - pattern: The style's; the plain one where it is left out.
  package init(_ symbols: NumberSymbols, _ pattern: NumberPattern? = nil) {
    self.symbols = symbols
    isPlain = pattern == nil
    let pattern = pattern ?? NumberPattern("", negative: (symbols.minusPrefix, symbols.minusSuffix))
    self.pattern = pattern
    style = pattern.style
    digits = symbols.writer
    // Compact numbers are grouped from five digits on, in every language (ICU's "min2").
    let least = pattern.style.notation == .plain ? 1 : 2
    let (primary, secondary) =
      pattern.grouping ?? (symbols.primaryGrouping, symbols.secondaryGrouping)
    grouping =
      pattern.style.isGrouped
      ? Grouping(
        primary: primary, secondary: secondary,
        minimum: max(symbols.minimumGroupingDigits, least))
      : .none
  }

  /// A number as this format writes it.
  package func text(_ value: MessageArgument, _ cardinal: PluralSelector = .other) -> String {
    guard let number = round(value, cardinal) else { return "" }
    var counter = UTF8Output(UnsafeMutableBufferPointer(start: nil, count: 0))
    write(number, to: &counter)
    return String(unsafeUninitializedCapacity: counter.count) { buffer in
      var output = UTF8Output(buffer)
      write(number, to: &output)
      return output.count
    }
  }

  /// Writes a whole number in the plain style.
  @inline(__always)
  func write(_ value: Int, to output: inout UTF8Output) {
    if value >= 0 {
      digits.write(UInt64(value), grouping: grouping, to: &output)
    } else {
      output.append(pattern.negative.prefix)
      digits.write(UInt64(value.magnitude), grouping: grouping, to: &output)
      output.append(pattern.negative.suffix)
    }
  }

  /// Writes a number that was rounded for this format.
  func write(_ number: RoundedNumber, to output: inout UTF8Output) {
    let affixes = number.isNegative ? pattern.negative : pattern.positive
    let hasSignInside = number.pattern?.hasSignInside ?? false
    if !hasSignInside { output.append(affixes.prefix) }
    switch number.digits {
    case .notANumber: output.append(symbols.nan)
    case .infinite: output.append(symbols.infinity)
    case .decimal(let decimal):
      output.append(number.pattern?.prefix ?? "")
      if hasSignInside { output.append(affixes.prefix) }
      if let suffix = number.pattern.map(\.suffix) ?? "" {
        write(decimal, number.fractionDigits, to: &output)
        output.append(suffix)
      }
    }
    output.append(affixes.suffix)
  }

  private func write(
    _ decimal: DecimalNumber, _ fractionDigits: Int, to output: inout UTF8Output
  ) {
    let (integer, zeros) = decimal.integer
    digits.write(integer, zeros: zeros, grouping: grouping, to: &output)
    guard fractionDigits > 0 else { return }
    output.append(symbols.decimal)
    let (fraction, count) = decimal.fraction
    digits.write(fraction: fraction, count: count, to: &output)
    digits.write(fraction: 0, count: fractionDigits - count, to: &output)
  }

  /// The number as this format writes it.
  ///
  /// - Parameter cardinal: The language's rules: a compact number's pattern depends on them.
  func round(_ value: Double, _ cardinal: PluralSelector) -> RoundedNumber {
    guard value.isFinite else {
      return RoundedNumber(
        digits: value.isNaN ? .notANumber : .infinite, isNegative: value.sign == .minus)
    }
    return round(DecimalNumber(value), cardinal)
  }

  func round(_ number: DecimalNumber, _ cardinal: PluralSelector) -> RoundedNumber {
    var number = number
    if style.isHundredfold { number.scale(by: 2) }
    guard let compact = pattern.compact else {
      number.round(fractionDigits: style.mostFractionDigits ?? 6)
      return rounded(number, pattern: nil, exponent: 0)
    }
    let power = number.power
    var divisor = number.isZero ? 0 : compact.divisor(power: power)
    var short = divided(number, by: divisor)
    if !short.isZero, short.power + divisor > power {
      // Rounding made one digit more, as it makes 999,999 a million.
      let next = compact.divisor(power: power + 1)
      if next != divisor {
        divisor = next
        short = divided(number, by: divisor)
      }
    }
    let shown = rounded(short, pattern: nil, exponent: 0)
    let category = cardinal.category(shown.operands)
    let text =
      short.isZero
      ? nil
      : compact.pattern(power: short.power + divisor, category, isOne: short.isOne)
    return rounded(short, pattern: text, exponent: divisor)
  }

  private func divided(_ number: DecimalNumber, by power: Int) -> DecimalNumber {
    var short = number
    short.scale(by: -power)
    short.round(fractionDigits: style.mostFractionDigits ?? max(0, 1 - short.power))
    return short
  }

  private func rounded(
    _ number: DecimalNumber, pattern: CompactPatterns.Pattern?, exponent: Int
  ) -> RoundedNumber {
    RoundedNumber(
      digits: .decimal(number), isNegative: number.isNegative,
      fractionDigits: max(style.leastFractionDigits, number.fraction.count), pattern: pattern,
      exponent: exponent)
  }
}

/// A number as a format writes it: what plural rules ask about.
struct RoundedNumber {
  enum Digits {
    case decimal(DecimalNumber)
    case infinite, notANumber
  }

  let digits: Digits
  let isNegative: Bool
  /// How many fraction digits are written, zeros at the end included.
  var fractionDigits = 0
  var pattern: CompactPatterns.Pattern?
  /// The power of ten that a compact pattern stands for.
  var exponent = 0

  /// The operands of the number as it is written; those of 0 where it is infinite or none, which
  /// callers ask for the form `other` instead.
  var operands: PluralOperands {
    guard case .decimal(let decimal) = digits else { return PluralOperands(magnitude: 0) }
    return PluralOperands(decimal, fractionDigits: fractionDigits, exponent: exponent)
  }
}
