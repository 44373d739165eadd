import PlauditChecks
import Testing

struct PluralNumberlessTests {
  @Test func isToldOnceAtTheSource() {
    #expect(
      Checked.messageFormat(
        PluralNumberless.self,
        [
          "en": "{n, plural, one {Photo} other {Photos}}",
          "ru": "{n, plural, one {a} few {b} many {c} other {d}}",
        ]) == [
          "en: the forms do not show the number that chooses them; add it, or use two messages, since "
            + "one form is for many numbers in other languages"
        ])
  }

  @Test func theNumberAsAnotherArgument() {
    #expect(
      Checked.messageFormat(
        PluralNumberless.self, ["en": "{n, plural, one {{size} photo} other {{size} photos}}"]) == [
          "en: the forms do not show the number that chooses them, but another argument; show the number "
            + "itself, which each language writes in its own way"
        ])
  }

  @Test func isSilentWhereOneFormSaysItInWords() {
    #expect(
      Checked.catalog(PluralNumberless.self, ["en": "one: One vote | other: %lld votes"]).isEmpty)
  }
}
