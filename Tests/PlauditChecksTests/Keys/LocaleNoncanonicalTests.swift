import PlauditChecks
import Testing

struct LocaleNoncanonicalTests {
  @Test func isOutOfUse() {
    #expect(
      Checked.catalog(LocaleNoncanonical.self, ["en": "a", "iw": "b", "en_US": "c"]) == [
        "iw: iw is written he today; rename it", "en_US: en_US is written en-US today; rename it",
      ])
  }

  @Test func isSilentForCanonicalTags() {
    #expect(
      Checked.catalog(LocaleNoncanonical.self, ["en": "a", "he": "b", "zh-Hant": "c"]).isEmpty)
  }
}
