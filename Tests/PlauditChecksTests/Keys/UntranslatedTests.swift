import PlauditChecks
import Testing

struct UntranslatedTests {
  @Test func isOneLineForALanguage() {
    #expect(
      Checked.catalog(Untranslated.self, ["en": "Settings", "de": "Settings"])
        == ["de: 1 text as in en; translate, or list names that stay: key"])
    // A plain text that repeats one of the source's forms, and forms that all do.
    #expect(
      Checked.catalog(
        Untranslated.self,
        [
          "en": "one: %lld vote | other: %lld votes",
          "ru": "one: %lld vote | few: %lld votes | other: %lld votes",
        ]
      ).count == 1)
  }

  @Test func isSilentForNamesVariantsAndPlaceholders() {
    #expect(
      Checked.catalog(Untranslated.self, names: ["GitHub"], ["en": "GitHub", "de": "GitHub"])
        .isEmpty)
    #expect(Checked.catalog(Untranslated.self, ["en": "Settings", "en-GB": "Settings"]).isEmpty)
    #expect(Checked.catalog(Untranslated.self, ["en": "%@ / %@", "de": "%@ / %@"]).isEmpty)
    #expect(Checked.catalog(Untranslated.self, ["en": "Settings", "de": "Einstellungen"]).isEmpty)
  }
}
