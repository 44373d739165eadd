import PlauditChecks
import Testing

struct LocaleInvalidTests {
  @Test func isNoTag() {
    #expect(
      Checked.catalog(LocaleInvalid.self, ["en": "a", "not a tag": "b"]) == [
        "not a tag: not a tag is not a language tag; write one such as en, pt-BR or zh-Hant"
      ])
  }

  @Test func isSilentForTags() {
    #expect(Checked.catalog(LocaleInvalid.self, ["en": "a", "zh-Hans-HK": "b"]).isEmpty)
  }

  /// BCP 47 has room for languages of four to eight letters, and none is registered.
  @Test(arguments: ["english", "README", "Base", "german-DE"]) func isNoLanguage(_ tag: String) {
    #expect(Checked.ids(["en": "a", tag: "b"]) == ["locale-invalid"])
  }
}
