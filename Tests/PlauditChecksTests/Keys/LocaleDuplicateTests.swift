import PlauditChecks
import Testing

struct LocaleDuplicateTests {
  @Test func twoTagsForTheSameReaders() {
    #expect(
      Checked.catalog(LocaleDuplicate.self, ["en": "a", "zh-Hant": "b", "zh-TW": "c"]) == [
        "zh-TW: zh-TW and zh-Hant are both zh-Hant-TW, the same readers; keep one"
      ])
  }

  @Test func isSilentForOtherRegions() {
    #expect(Checked.catalog(LocaleDuplicate.self, ["en": "a", "pt-BR": "b", "pt-PT": "c"]).isEmpty)
  }
}
