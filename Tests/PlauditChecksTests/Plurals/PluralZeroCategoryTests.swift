import PlauditChecks
import Testing

struct PluralZeroCategoryTests {
  @Test func isNeverChosen() {
    #expect(
      Checked.messageFormat(
        PluralZeroCategory.self, ["en": "{n, plural, zero {none} one {# a} other {# b}}"])
        == ["en: no number takes the form zero in en; write =0"])
    #expect(
      Checked.messageFormat(
        PluralZeroCategory.self, ["en": "{n, plural, =0 {none} zero {none} one {# a} other {# b}}"])
        == ["en: no number takes the form zero in en; =0 is there already, remove zero"])
  }

  @Test func isSilentWhereItHasAMeaning() {
    #expect(
      Checked.messageFormat(
        PluralZeroCategory.self,
        ["en": "{n, plural, other {#}}", "lv": "{n, plural, zero {# a} one {# b} other {# c}}"]
      ).isEmpty)
    #expect(
      Checked.catalog(PluralZeroCategory.self, ["en": "zero: none | one: %lld a | other: %lld b"])
        .isEmpty)
  }
}
