import PlauditKit
import Testing

@Suite struct PluralOperandsTests {
  struct Expected: Sendable {
    let text: String
    let i: UInt64
    var v = 0
    var w = 0
    var f: UInt64 = 0
    var t: UInt64 = 0
    var e = 0
  }

  /// The table of UTS 35, part 3, "Plural Operand Examples", and what it leaves out.
  static let examples = [
    Expected(text: "1", i: 1),
    Expected(text: "-3", i: 3),
    Expected(text: "1.0", i: 1, v: 1),
    Expected(text: "1.3", i: 1, v: 1, w: 1, f: 3, t: 3),
    Expected(text: "1.03", i: 1, v: 2, w: 2, f: 3, t: 3),
    Expected(text: "1.230", i: 1, v: 3, w: 2, f: 230, t: 23),
    Expected(text: "1200000", i: 1_200_000),
    Expected(text: "1.2c6", i: 1_200_000, e: 6),
    Expected(text: "123c5", i: 12_300_000, e: 5),
    Expected(text: "1.2050c3", i: 1205, v: 1, e: 3),
    Expected(text: "1e6", i: 1_000_000, e: 6),
    Expected(text: "007", i: 7),
    Expected(text: "9999999999999999999", i: 9_999_999_999_999_999_999),
    Expected(text: "12345678901234567890", i: 1_345_678_901_234_567_890),
    Expected(text: "100000000000000000001", i: 1_000_000_000_000_000_001),
    Expected(text: "1c400", i: 1_000_000_000_000_000_000, e: 400),
    Expected(text: "0c9223372036854775807", i: 0, e: .max),
    Expected(
      text: "0.000000000000000000000100", i: 0, v: 24, w: 22, f: 100, t: 1),
    Expected(
      text: "0.123456789012345678901", i: 0, v: 21, w: 21, f: 1_456_789_012_345_678_901,
      t: 1_456_789_012_345_678_901),
  ]

  @Test(arguments: examples) func readsNumbers(_ expected: Expected) throws {
    let operands = try #require(PluralOperands(expected.text))
    #expect(operands.i == expected.i)
    #expect(operands.v == expected.v)
    #expect(operands.w == expected.w)
    #expect(operands.f == expected.f)
    #expect(operands.t == expected.t)
    #expect(operands.e == expected.e)
    #expect(operands.isInteger == (expected.t == 0))
  }

  @Test(
    arguments: [
      "", "-", "--1", "+1", ".5", "1.", "1..2", "1.2.3", "1c", "1c-6", "1c6c6", "c6", " 1", "1 ",
      "1,000", "١", "1c99999999999999999999", "NaN",
    ])
  func refusesOtherTexts(_ text: String) {
    #expect(PluralOperands(text) == nil)
  }

  @Test func takesTheMagnitudeOfWholeNumbers() {
    #expect(PluralOperands(21) == PluralOperands("21"))
    #expect(PluralOperands(-21) == PluralOperands("21"))
    #expect(PluralOperands(Int.min).i == 9_223_372_036_854_775_808)
  }

  @Test func takesDigitsAsTheyAreWritten() {
    #expect(
      PluralOperands(integerDigits: "12".utf8, fractionDigits: "50".utf8) == PluralOperands("12.50")
    )
    #expect(PluralOperands(integerDigits: [], fractionDigits: []) == PluralOperands(0))
    #expect(PluralOperands(integerDigits: [0xFF], fractionDigits: [0xFF]).v == 1)
  }
}
