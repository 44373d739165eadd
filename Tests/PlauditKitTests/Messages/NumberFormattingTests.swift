import PlauditKit
import TestSupport
import Testing

@Suite struct NumberFormattingTests {
  @Test(
    arguments: [
      (0, "0"), (7, "7"), (-12, "-12"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"),
      (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func writesWholeNumbersAsRootDoes(_ number: Int, _ text: String) {
    #expect(NumberSymbols().text(number) == text)
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "-0"), (1.0, "1"), (0.5, "0.5"), (1234.5, "1,234.5"), (-0.0004, "-0"),
      (0.0005, "0"), (0.0015, "0.002"), (0.0025, "0.002"), (0.00051, "0.001"), (1.0005, "1"),
      (9.9995, "10"), (999.9996, "1,000"), (0.1 + 0.2, "0.3"), (1e15, "1,000,000,000,000,000"),
      (1e21, "1,000,000,000,000,000,000,000"), (.leastNonzeroMagnitude, "0"), (.infinity, "∞"),
      (-.infinity, "-∞"), (.nan, "NaN"),
    ])
  func writesDoublesAsRootDoes(_ number: Double, _ text: String) {
    #expect(NumberSymbols().text(number) == text)
    #expect(Reference.format(number, language: "und") == text)
  }

  @Test func groupsByPrimaryAndSecondarySize() {
    let indian = NumberSymbols(secondaryGrouping: 2)
    #expect(indian.text(12_345_678) == "1,23,45,678")
    #expect(indian.text(12_345_678.5) == "1,23,45,678.5")
  }

  @Test func groupsOnlyWhenEnoughDigitsStandBefore() {
    let spanish = NumberSymbols(grouping: ".", decimal: ",", minimumGroupingDigits: 2)
    #expect(spanish.text(1234) == "1234")
    #expect(spanish.text(12_345) == "12.345")
    #expect(spanish.text(1234.5) == "1234,5")
  }

  @Test func writesAffixesAroundNegativeNumbers() {
    let symbols = NumberSymbols(minusPrefix: "‎-", minusSuffix: "!", nan: "x", infinity: "y")
    #expect(symbols.text(-5) == "‎-5!")
    #expect(symbols.text(-5.5) == "‎-5.5!")
    #expect(symbols.text(-Double.infinity) == "‎-y!")
    #expect(symbols.text(5) == "5")
  }

  @Test func takesAnySymbols() {
    let symbols = NumberSymbols(
      digits: "?", primaryGrouping: -1, secondaryGrouping: 0, minimumGroupingDigits: .min)
    #expect(symbols.text(Int.min).hasPrefix("-"))
    #expect(NumberSymbols(secondaryGrouping: 0).text(1_234_567) == "1,234,567")
    #expect(NumberSymbols(secondaryGrouping: .min).text(1_234_567) == "1,234,567")
    #expect(NumberSymbols(primaryGrouping: .max).text(1_234_567) == "1234567")
  }
}

extension NumberSymbols {
  fileprivate func text(_ number: Int) -> String { NumberFormat(self).text(.integer(number)) }
  fileprivate func text(_ number: Double) -> String { NumberFormat(self).text(.number(number)) }
}
