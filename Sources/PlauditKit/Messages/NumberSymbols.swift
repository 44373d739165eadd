/// How a language writes decimal numbers: CLDR's number symbols, and the grouping of its decimal
/// pattern. The defaults are those of CLDR's root.
public struct NumberSymbols: Sendable, Hashable {
  /// The ten digits from 0 to 9, all of one UTF-8 length, as those of every script are.
  public let digits: String
  /// Stands between groups of integer digits, such as `,`.
  public let grouping: String
  /// Stands between the integer digits and the fraction digits, such as `.`.
  public let decimal: String
  /// Stands before the digits of a negative number, such as `-`.
  public let minusPrefix: String
  /// Stands after the digits of a negative number; mostly empty.
  public let minusSuffix: String
  /// How many integer digits the group next to the decimal separator has; 0 when digits are not
  /// grouped.
  public let primaryGrouping: Int
  /// How many digits the other groups have: 2 in Hindi, as many as ``primaryGrouping`` in most
  /// languages.
  public let secondaryGrouping: Int
  /// How many digits must stand before the first separator for any to be written: with 2, as in
  /// Spanish, it is 1234 but 12.345.
  public let minimumGroupingDigits: Int
  /// Stands for what is not a number.
  public let nan: String
  /// Stands for the digits of an infinite number.
  public let infinity: String

  /// Stands between the two numbers of a range, such as `–`.
  public let range: String

  /// ``digits`` and ``grouping`` as they are written, digit by digit.
  let writer: DigitWriter

  /// Creates symbols; each one left out is that of CLDR's root.
  public init(
    digits: String = "0123456789", grouping: String = ",", decimal: String = ".",
    minusPrefix: String = "-", minusSuffix: String = "", primaryGrouping: Int = 3,
    secondaryGrouping: Int = 3, minimumGroupingDigits: Int = 1, nan: String = "NaN",
    infinity: String = "∞", range: String = "–"
  ) {
    self.digits = digits
    writer = DigitWriter(digits: digits, grouping: grouping)
    self.grouping = grouping
    self.decimal = decimal
    self.minusPrefix = minusPrefix
    self.minusSuffix = minusSuffix
    self.primaryGrouping = primaryGrouping
    self.secondaryGrouping = secondaryGrouping
    self.minimumGroupingDigits = minimumGroupingDigits
    self.nan = nan
    self.infinity = infinity
    self.range = range
  }
}
