import PlauditKit
import TestSupport
import Testing

@testable import PlauditModel

@Suite struct NumberSymbolsTests {
  @Test func rootsSymbolsAreTheDefaults() {
    #expect(ICU.numberSymbols(for: "und") == NumberSymbols())
    #expect(ICU.numberSymbols(for: "qaa") == NumberSymbols())
  }

  @Test func languagesHaveTheirSymbols() {
    let hindi = ICU.numberSymbols(for: "hi")
    #expect((hindi.primaryGrouping, hindi.secondaryGrouping) == (3, 2))
    #expect(ICU.numberSymbols(for: "es").minimumGroupingDigits == 2)
    #expect(ICU.numberSymbols(for: "es-MX").minimumGroupingDigits == 1)
    #expect(ICU.numberSymbols(for: "fa").digits == "۰۱۲۳۴۵۶۷۸۹")
    #expect(ICU.numberSymbols(for: "en-u-nu-deva").digits == "०१२३४५६७८९")
    #expect(ICU.numberSymbols(for: "de").grouping == ".")
    #expect(ICU.numberSymbols(for: "de").decimal == ",")
    #expect(ICU.numberSymbols(for: "sv").minusPrefix == "−")
    #expect(ICU.numberSymbols(for: "en-US-POSIX").primaryGrouping == 0)
  }

  /// Roman numerals and the like have no ten digits, and "xxxx" is no numbering system.
  @Test(arguments: [
    ("en-u-nu-roman", "1,203"), ("en-u-nu-xxxx", "1,203"), ("en-u-nu-traditio", "1,203"),
    ("ta-u-nu-traditio", "1,203"), ("de-u-nu-roman", "1.203"), ("ar-EG-u-nu-roman", "١٬٢٠٣"),
    ("zh-u-nu-hanidec", "一,二〇三"),
  ])
  func numbersNeverVanish(tag: String, text: String) {
    let symbols = ICU.numberSymbols(for: tag)
    #expect(symbols.digits.count == 10)
    #expect(NumberFormat(symbols).text(.integer(1203)) == text)
    #expect(ICU.NumberFormatter(tag, "").text("1203") == text)
  }

  /// All languages of ICU but aliases that are no BCP 47 tag, such as `no-NO-NY`.
  static let languages = ICU.availableTags.filter { ICU.canonicalTag($0) != nil }

  @Test func wholeNumbersAreWrittenAsByICU() {
    var random = SeededGenerator(seed: 1)
    let fixed: [Int] =
      [
        0, 1, -1, 12, 999, 1000, -1000, 1234, 9999, 10_000, 12_345, -12_345, 99_999, 123_456,
        1_234_567, 12_345_678, -123_456_789, .max, .min,
      ]
    let drawn = (0..<20).map { Int(truncatingIfNeeded: random.next() >> UInt64($0 * 3)) }
    compare(fixed + drawn) {
      NumberFormat($0).text(.integer($1))
    } with: {
      Reference.format($0, language: $1)
    }
  }

  @Test func doublesAreWrittenAsByICU() {
    var random = SeededGenerator(seed: 2)
    let fixed: [Double] =
      [
        0, -0.0, 1, 0.5, -0.5, 0.0005, 0.0015, 0.0025, -0.0004, 1.0005, 2.0625, 3.14159, 999.9995,
        999.9996, 1234.5, 9999.9999, 12_345.678, 1_234_567.891, -1_234_567.8915, 1e15, 1e16, 1e21,
        1.5e300, 123_456_789.0625, 0.1 + 0.2, .infinity, -.infinity, .nan, -.nan,
        .greatestFiniteMagnitude, .leastNonzeroMagnitude,
      ]
    let drawn = (0..<20).map { Double(random.next() >> UInt64($0 * 3)) / 32_000 }
    compare(fixed + drawn) {
      NumberFormat($0).text(.number($1))
    } with: {
      Reference.format($0, language: $1)
    }
  }

  private func compare<Number>(
    _ numbers: [Number], ours: (NumberSymbols, Number) -> String,
    with reference: (Number, String) -> String?
  ) {
    #expect(Self.languages.count > 700)
    var differences: [String] = []
    for language in Self.languages {
      let symbols = ICU.numberSymbols(for: language)
      for number in numbers {
        let text = ours(symbols, number)
        let expected = reference(number, language)
        if text != expected {
          differences.append("\(language) \(number): \(text), not \(expected ?? "nil")")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
  }
}
