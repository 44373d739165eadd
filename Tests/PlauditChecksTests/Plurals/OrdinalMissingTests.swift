import PlauditChecks
import Testing

struct OrdinalMissingTests {
  @Test func rankingHasFormsOfItsOwn() {
    #expect(
      Checked.messageFormat(
        OrdinalMissing.self, ["en": "{n, selectordinal, one {#st} few {#rd} other {#th}}"])
        == ["en: the form of ranking for 2, 22, 32, 42 … (two) is missing in en; add two"])
  }

  @Test func isSilentWhereTheLanguageHasOne() {
    #expect(
      Checked.messageFormat(
        OrdinalMissing.self,
        [
          "en": "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
          "ru": "{n, selectordinal, other {#-й}}",
        ]
      ).isEmpty)
  }
}
