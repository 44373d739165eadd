import PlauditChecks
import Testing

struct PluralLostTests {
  @Test func theLanguageNeedsForms() {
    #expect(
      Checked.catalog(
        PluralLost.self, ["en": "one: %lld vote | other: %lld votes", "de": "%lld Stimmen"]) == [
          "de: the source has plural forms and this text has none; de needs one (1), other (0, 2, 3, 4 …)"
        ])
  }

  @Test func isSilentWhereOneFormWillDo() {
    #expect(
      Checked.catalog(PluralLost.self, ["en": "one: %lld vote | other: %lld votes", "ja": "%lld票"])
        .isEmpty)
    // That has lost its number, which is another finding.
    #expect(
      Checked.catalog(
        PluralLost.self, ["en": "one: %lld vote | other: %lld votes", "de": "Stimmen"]
      ).isEmpty)
    #expect(
      Checked.catalog(
        ArgumentMissing.self, ["en": "one: %lld vote | other: %lld votes", "de": "Stimmen"]
      ).count == 1)
  }
}
