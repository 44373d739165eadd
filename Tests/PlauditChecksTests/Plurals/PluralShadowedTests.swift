import PlauditChecks
import Testing

struct PluralShadowedTests {
  private func lines(_ text: String) -> [String] {
    Checked.messageFormat(PluralShadowed.self, ["en": text])
  }

  @Test func anExactFormTakesTheOnlyNumber() {
    #expect(
      lines("{n, plural, =1 {a} one {# b} other {# c}}")
        == ["en: the form one is for 1 alone, which has an exact form already; remove one of them"])
  }

  @Test func isSilentWhereNumbersAreLeft() {
    #expect(lines("{n, plural, =0 {a} one {# b} other {# c}}").isEmpty)
    #expect(
      Checked.messageFormat(
        PluralShadowed.self,
        [
          "en": "{n, plural, other {#}}",
          "ru": "{n, plural, =1 {a} one {# b} few {#} many {#} other {# c}}",
          // 0.5 still takes the French one.
          "fr": "{n, plural, =0 {a} =1 {b} one {# c} other {# d}}",
          // What zero says is meant for 0.
          "ar": "{n, plural, =0 {a} zero {b} one {c} two {d} few {# e} many {# f} other {# g}}",
        ]
      ).isEmpty)
  }
}
