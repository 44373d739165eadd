import PlauditChecks
import Testing

struct PluralMissingTests {
  @Test func namesTheNumbers() {
    #expect(
      Checked.catalog(
        PluralMissing.self,
        ["en": "one: %lld vote | other: %lld votes", "uk": "one: %lld голос | other: %lld голоси"])
        == [
          "uk: the forms for 2, 3, 4, 22 … (few) and 0, 5, 6, 7 … (many) are missing in uk; add few, "
            + "many"
        ])
    #expect(
      Checked.messageFormat(
        PluralMissing.self,
        ["en": "{n, plural, one {#} other {#}}", "pl": "{n, plural, one {#} few {#} other {#}}"])
        == ["pl: the form for 0, 5, 6, 7 … (many) is missing in pl; add many"])
  }

  @Test func isSilentWhereNoWholeNumberNeedsTheForm() {
    // An exact 0 covers all of Arabic's zero.
    let ar = "{n, plural, =0 {} one {#} two {#} few {#} many {#} other {#}}"
    #expect(
      Checked.messageFormat(
        PluralMissing.self,
        [
          "en": "{n, plural, one {#} other {#}}", "ar": ar,
          // Only multiples of a million need the French many, only decimals the Czech one.
          "fr": "{n, plural, one {#} other {#}}", "cs": "{n, plural, one {#} few {#} other {#}}",
          "ja": "{n, plural, other {#}}",
        ]
      ).isEmpty)
  }

  @Test func aCopyHasOneFaultAndNotTwo() {
    #expect(
      Checked.catalog(
        PluralMissing.self,
        ["en": "one: %lld vote | other: %lld votes", "ru": "one: %lld vote | other: %lld votes"]
      ).isEmpty)
    #expect(
      Checked.catalog(
        Untranslated.self,
        ["en": "one: %lld vote | other: %lld votes", "ru": "one: %lld vote | other: %lld votes"]
      ).count == 1)
  }
}
