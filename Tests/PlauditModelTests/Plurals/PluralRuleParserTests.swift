import PlauditKit
import Testing

@testable import PlauditModel

@Suite struct PluralRuleParserTests {
  private static let category = "a plural category that has no rule yet"
  private static let range = "a number not below the range's first"
  private static let runEnd = "a sample that ends a run of at most 1000 steps"

  @Test(
    arguments: [
      ("uno: n = 1", 0, category),
      ("one: n = 1; one: n = 2", 12, category),
      ("One: n = 1", 0, category),
      (";", 0, category),
      ("one", 3, ":"),
      ("one n = 1", 4, ":"),
      ("one:", 4, "an operand"),
      ("one: @integer 1", 5, "an operand"),
      ("one: x = 1", 5, "an operand"),
      ("one: n = 1 and", 14, "an operand"),
      ("one: n = 1 or or", 14, "an operand"),
      ("one: n 1", 7, "a comparison"),
      ("one: n == 1", 8, "a number"),
      ("one: n not 1", 11, "a comparison"),
      ("one: n % 0 = 1", 9, "a number above 0"),
      ("one: n mod = 1", 11, "a number above 0"),
      ("one: n =", 8, "a number"),
      ("one: n = 1,", 11, "a number"),
      ("one: n = 18446744073709551616", 9, "a number"),
      ("one: n = 2..1", 12, range),
      ("one: n = 2..", 12, range),
      ("one: n = 1.5", 10, ";"),
      ("one: n = 1 n = 2", 11, ";"),
      ("other: n = 1", 7, ";"),
      ("other: @decimal 1.0 @integer 1", 20, ";"),
      ("other: @integer", 15, "a sample"),
      ("other: @integer 1, , 2", 19, "a sample"),
      ("other: @integer 1..2", 16, "a sample"),
      ("other: @integer 3~2", 18, runEnd),
      ("other: @integer 1~1.5", 18, runEnd),
      ("other: @integer 1c3~2c3", 20, runEnd),
      ("other: @integer 0~99999999999999999999", 18, runEnd),
      ("other: @integer 0~1001", 18, runEnd),
      ("öther: n = 1", 0, category),
      ("one: n = 1 … 2", 11, ";"),
    ])
  func saysWhatIsExpectedAndWhere(_ text: String, _ offset: Int, _ expected: String) {
    #expect(throws: PluralRuleError(offset: offset, expected: expected)) {
      try PluralRules(text)
    }
  }

  @Test func hugeTextsAreReadOrRefused() throws {
    let relation = "n = 1 and "
    let long = "one: " + String(repeating: relation, count: 20_000)
    #expect(throws: PluralRuleError(offset: long.utf8.count, expected: "an operand")) {
      try PluralRules(long + "(")
    }
    #expect(try PluralRules(long + "n = 1").rules.first?.condition.alternatives.count == 1)
  }

  @Test func nothingIsRootsRules() throws {
    #expect(try PluralRules("") == .root)
    #expect(try PluralRules("\n") == .root)
  }

  @Test func samplesAreListedAndExpanded() throws {
    let text = "other: @integer 0, 8~11, 1c6, … @decimal 0.8~1.1, 0.00~0.02, 10.0, ..."
    let samples = try #require(PluralRules(text).samples[.other])
    #expect(samples.integers.texts == ["0", "8~11", "1c6"])
    #expect(samples.integers.numbers == ["0", "8", "9", "10", "11", "1c6"])
    #expect(samples.integers.isOpen)
    #expect(samples.decimals.texts == ["0.8~1.1", "0.00~0.02", "10.0"])
    #expect(
      samples.decimals.numbers == [
        "0.8", "0.9", "1.0", "1.1", "0.00", "0.01", "0.02", "10.0",
      ])
    #expect(samples.decimals.isOpen)
  }

  @Test func closedSamplesAreNotOpen() throws {
    let samples = try #require(PluralRules("one: n = 1 @integer 1").samples[.one])
    #expect(!samples.integers.isOpen)
    #expect(samples.decimals.numbers.isEmpty)
  }
}
