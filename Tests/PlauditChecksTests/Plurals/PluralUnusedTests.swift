import PlauditChecks
import Testing

struct PluralUnusedTests {
  @Test func namesTheFormsThatThereAre() {
    #expect(
      Checked.catalog(
        PluralUnused.self,
        ["en": "one: %lld vote | other: %lld votes", "ja": "one: %lld票 | other: %lld票です"])
        == ["ja: no number takes the form one in ja, which has other; remove it"])
  }

  @Test func isSilentForApplesZeroAndFormsForMillions() {
    #expect(
      Checked.catalog(
        PluralUnused.self,
        [
          "en": "one: %lld vote | other: %lld votes", "ja": "zero: なし | other: %lld票",
          "fr": "one: %lld a | many: %lld b | other: %lld c",
        ]
      ).isEmpty)
  }
}
