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

  @Test func appleTakesTheLatvianZeroForMoreThanNothing() {
    #expect(
      lines("lv", "zero: nav balsu | one: %lld balss | other: %lld balsis")
        == ["lv: the form zero is for 0, 10, 11, 12 … and does not show the number; add %lld"])
    #expect(lines("lv", "zero: %lld balsu | one: %lld balss | other: %lld balsis").isEmpty)
    // Welsh has the category for 0 alone, and English not at all.
    #expect(
      lines(
        "cy",
        "zero: dim | one: un | two: dwy | few: %lld a | many: %lld b | other: %lld c"
      ).isEmpty)
    #expect(lines("en-GB", "zero: none | one: one vote | other: %lld votes").isEmpty)
  }

  @Test func eachDeviceShowsTheNumber() {
    let one = #"""
      {"variations": {"device": {
        "iphone": \#(Checked.unit("один тап")), "other": \#(Checked.unit("%lld клик"))}}}
      """#
    let rest = ["few", "many", "other"].map { #""\#($0)": \#(Checked.unit("%lld клика"))"# }
    let inside = #"""
      {"variations": {"plural": {"one": \#(one), \#(rest.joined(separator: ","))}}}
      """#
    #expect(
      lines("ru", inside) == [
        "ru: the form one is for 1, 21, 31, 41 … and does not show the number; add %lld"
      ])
    func forms(_ one: String) -> String {
      let all = [#""one": \#(Checked.unit(one))"#] + rest
      return #"{"variations": {"plural": {\#(all.joined(separator: ","))}}}"#
    }
    let around = #"""
      {"variations": {"device": {"iphone": \#(forms("один тап")), "other": \#(forms("%lld клик"))}}}
      """#
    #expect(
      lines("ru", around) == [
        "ru: the form one is for 1, 21, 31, 41 … and does not show the number; add %lld"
      ])
  }

  @Test func everyOptionShowsTheNumber() {
    #expect(
      Checked.messageFormat(
        PluralNumberDropped.self,
        [
          "en": "{n, plural, one {# vote} other {# votes}}",
          "ru":
            "{n, plural, one {{n, plural, =1 {a} other {# b}}} few {# c} many {# d} other {# e}}",
        ]
      ).isEmpty)
  }

  /// The source may be a text, or only a key.
  @Test func isToldWhereTheSourceHasNoForms() {
    #expect(
      Checked.ids(key: "%lld votes", ["de": "one: eine Stimme | other: Stimmen"])
        == ["plural-number-dropped"])
    #expect(
      Checked.ids(
        ["en": "one: %lld vote | other: %lld votes", "de": "one: eine Stimme | other: Stimmen"])
        == ["plural-number-dropped"])
  }
}
