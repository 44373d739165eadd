import PlauditKit
import Testing

@testable import PlauditModel

@Suite struct PluralRulesTests {
  private func category(_ number: String, _ rules: PluralRules) throws -> PluralCategory {
    rules.category(for: try #require(PluralOperands(number)))
  }

  @Test func rangesHoldWholeNumbersOnly() throws {
    let rules = try PluralRules("one: n = 1..2; few: n != 0..9; many: i % 10 = 5;")
    #expect(try category("1", rules) == .one)
    #expect(try category("1.0", rules) == .one)
    #expect(try category("1.5", rules) == .few)
    #expect(try category("5", rules) == .many)
    #expect(try category("10", rules) == .few)
    #expect(try category("3", rules) == .other)
  }

  @Test func aNegatedListExcludesAllOfIt() throws {
    let rules = try PluralRules("one: i != 1, 3..5, 7")
    for number in ["1", "3", "4", "5", "7"] { #expect(try category(number, rules) == .other) }
    for number in ["0", "2", "6", "8"] { #expect(try category(number, rules) == .one) }
  }

  @Test(arguments: ["v = 2", "w = 1", "f = 50", "t = 5", "i = 3", "f % 9 = 5", "e = 0", "c = 0"])
  func everyOperandCanBeAsked(_ condition: String) throws {
    let rules = try PluralRules("one: \(condition)")
    #expect(try category("3.50", rules) == .one)
    #expect(try category("4000001.0042c1", rules) == .other)
  }

  @Test func eitherAlternativeWillDo() throws {
    let rules = try PluralRules("one: i = 1 and v = 0 or i = 0 and t = 1")
    #expect(try category("1", rules) == .one)
    #expect(try category("0.10", rules) == .one)
    #expect(try category("1.0", rules) == .other)
    #expect(try category("0", rules) == .other)
  }

  @Test func theTreeHasWhatTheTextSays() throws {
    let rules = try PluralRules("few: v = 0 and i % 10 = 2..4, 9 or e != 0; other: @integer 0, …")
    let expected = PluralRule(
      category: .few,
      condition: PluralCondition(alternatives: [
        [
          PluralRelation(operand: .v, modulus: nil, isNegated: false, ranges: [0...0]),
          PluralRelation(operand: .i, modulus: 10, isNegated: false, ranges: [2...4, 9...9]),
        ],
        [PluralRelation(operand: .e, modulus: nil, isNegated: true, ranges: [0...0])],
      ]))
    #expect(rules.rules == [expected])
    #expect(rules.samples[.other]?.integers == PluralSampleList(runs: [["0"]], isOpen: true))
    #expect(rules.samples[.few]?.integers.texts == [])
  }

  @Test func olderWordsMeanTheSame() throws {
    let older = "one: n mod 10 is 1 and n mod 100 is not 11; few: i not in 1,2 or i within 3..4"
    let newer = "one: n % 10 = 1 and n % 100 != 11; few: i != 1,2 or i = 3..4"
    #expect(try PluralRules(older) == PluralRules(newer))
  }

  @Test func spacesDoNotMatter() throws {
    let close = "one:n%10=1..2,4and v!=0@integer 1,2~4,…;other:"
    let wide = " one :\tn % 10 = 1 .. 2 , 4 and\nv != 0 @integer 1 , 2 ~ 4 , … ; other : ; "
    #expect(try PluralRules(close) == PluralRules(wide))
  }

  @Test func categoriesComeInCLDRsOrder() {
    #expect(PluralRules.forLanguage("ar", kind: .cardinal).categories == PluralCategory.allCases)
    #expect(
      PluralRules.forLanguage("ru", kind: .cardinal).categories == [.one, .few, .many, .other])
    #expect(
      PluralRules.forLanguage("en", kind: .ordinal).categories == [.one, .two, .few, .other])
    #expect(PluralRules.forLanguage("ja", kind: .cardinal).categories == [.other])
  }

  @Test func unknownLanguagesHaveRootsRules() {
    for tag in ["und", "qaa", "", "not a tag"] {
      #expect(PluralRules.forLanguage(tag, kind: .cardinal) == .root)
    }
    #expect(PluralRules.root.category(for: PluralOperands(1)) == .other)
  }

  @Test func rulesAreFoundByTruncation() {
    let angolan = PluralRules.forLanguage("pt-AO", kind: .cardinal)
    #expect(angolan.category(for: PluralOperands(0)) == .one)
    for tag in ["pt-PT", "pt-PT-ao1990"] {
      let european = PluralRules.forLanguage(tag, kind: .cardinal)
      #expect(european.category(for: PluralOperands(0)) == .other)
    }
  }

  /// ICU is not exact here: it takes 10¹⁸ for 0, which is `one` in Amharic.
  @Test func largeNumbersAreNotSmall() throws {
    let amharic = PluralRules.forLanguage("am", kind: .cardinal)
    #expect(try category("0", amharic) == .one)
    for number in ["1000000000000000000", "100000000000000000000", "1c30"] {
      #expect(try category(number, amharic) == .other)
    }
  }
}
