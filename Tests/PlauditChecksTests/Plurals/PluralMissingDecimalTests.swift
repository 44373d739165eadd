import PlauditChecks
import Testing

struct PluralMissingDecimalTests {
  private let en = "one: %.1f meter | other: %.1f meters"

  @Test func isAnErrorWhereDecimalsAreShown() {
    #expect(
      Checked.catalog(
        PluralMissingDecimal.self,
        ["en": en, "cs": "one: %.1f metr | few: %.1f metry | other: %.1f metrů"])
        == ["cs: error: the form for 0.0, 0.1, 0.2, 0.3 … (many) is missing in cs; add many"])
  }

  @Test func isOneNoteForWholeNumbers() {
    #expect(
      Checked.catalog(
        PluralMissingDecimal.self,
        [
          "en": "one: %lld day | other: %lld days",
          "cs": "one: %lld den | few: %lld dny | other: %lld dní",
        ])
        == [
          "cs: the form many, which only numbers with decimals (0.0, 0.1, 0.2, 0.3 …) take, is missing "
            + "in 1 text: key"
        ])
  }

  @Test func isSilentWhereTheFormIsThere() {
    #expect(
      Checked.catalog(
        PluralMissingDecimal.self,
        ["en": en, "cs": "one: %.1f a | few: %.1f b | many: %.1f c | other: %.1f d"]
      ).isEmpty)
  }
}
