import PlauditChecks
import Testing

struct PluralMissingMillionTests {
  @Test func isOneLineForALanguage() {
    #expect(
      Checked.catalog(
        PluralMissingMillion.self,
        ["en": "one: %lld vote | other: %lld votes", "fr": "one: %lld voix | other: %lld voix"])
        == [
          "fr: the form many, which only multiples of a million take, is missing in 1 text; add it "
            + "where the app counts that far: key"
        ])
  }

  @Test func isSilentWhereTheFormIsThereOrNotNeeded() {
    #expect(
      Checked.catalog(
        PluralMissingMillion.self,
        [
          "en": "one: %lld vote | other: %lld votes",
          "fr": "one: %lld a | many: %lld de b | other: %lld b",
          "ru": "one: %lld a | other: %lld b",
        ]
      ).isEmpty)
  }
}
