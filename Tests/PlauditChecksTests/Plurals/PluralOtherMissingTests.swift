import PlauditChecks
import Testing

struct PluralOtherMissingTests {
  @Test func everyPluralNeedsIt() {
    #expect(
      Checked.catalog(
        PluralOtherMissing.self,
        [
          "en": "one: %lld vote | other: %lld votes",
          "pl": "one: %lld a | few: %lld b | many: %lld c",
        ])
        == [
          "pl: the form other is missing; every plural needs it for the numbers without a form of their "
            + "own"
        ])
  }

  @Test func isSilentWhereItIsThere() {
    #expect(
      Checked.catalog(PluralOtherMissing.self, ["en": "one: %lld vote | other: %lld votes"]).isEmpty
    )
  }
}
