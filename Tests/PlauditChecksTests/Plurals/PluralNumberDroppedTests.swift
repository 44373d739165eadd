import PlauditChecks
import Testing

struct PluralNumberDroppedTests {
  private func lines(_ language: String, _ text: String) -> [String] {
    Checked.catalog(
      PluralNumberDropped.self, ["en": "one: %lld vote | other: %lld votes", language: text])
  }

  @Test func aFormForSeveralNumbersShowsWhich() {
    #expect(
      lines("uk", "one: один голос | few: %lld a | many: %lld b | other: %lld c")
        == ["uk: the form one is for 1, 21, 31, 41 … and does not show the number; add %lld"])
    #expect(
      lines("ru", "one: 1 голос | few: %lld a | many: %lld b | other: %lld c")
        == [
          "ru: the form one is for 1, 21, 31, 41 … and says one number for all of them; write %lld in "
            + "place of the digits"
        ])
  }

  @Test func isSilentWhereTheFormIsForOneNumber() {
    #expect(
      lines(
        "ar", "zero: لا | one: صوت واحد | two: صوتان | few: %lld a | many: %lld b | other: %lld c"
      ).isEmpty)
    #expect(lines("de", "zero: keine | one: eine Stimme | other: %lld Stimmen").isEmpty)
    // Only decimals take the Russian other.
    #expect(lines("ru", "one: %lld a | few: %lld b | many: %lld c | other: много").isEmpty)
  }

  @Test func isSilentWhereTheNumberStandsAroundTheForms() {
    #expect(
      Checked.messageFormat(
        PluralNumberDropped.self,
        [
          "en": "{n} {n, plural, one {vote} other {votes}}",
          "ru": "{n} {n, plural, one {a} few {b} many {c} other {d}}",
        ]
      ).isEmpty)
  }

  @Test func isSilentWhereTheSourceHasNoNumber() {
    #expect(
      Checked.catalog(
        PluralNumberDropped.self,
        [
          "en": "one: Photo | other: Photos",
          "ru": "one: Фото | few: Фото | many: Фото | other: Фото",
        ]
      ).isEmpty)
  }
}
