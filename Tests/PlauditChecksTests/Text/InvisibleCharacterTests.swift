import PlauditChecks
import Testing

struct InvisibleCharacterTests {
  @Test(arguments: ["\u{200B}", "\u{FEFF}", "\u{2028}", "\u{3164}", "\u{180E}", "\u{34F}"])
  func tellsWhatNobodySees(_ character: String) {
    #expect(
      Checked.catalog(InvisibleCharacter.self, ["en": "a", "de": "a\(character)b"]).count == 1)
  }

  @Test func namesTheCharacter() {
    #expect(
      Checked.catalog(InvisibleCharacter.self, ["en": "a\u{200B}b"])
        == ["en: U+200B (ZERO WIDTH SPACE) cannot be seen; remove it"])
    // A joiner in a Latin word has no use.
    #expect(Checked.catalog(InvisibleCharacter.self, ["en": "a", "de": "a\u{200D}b"]).count == 1)
  }

  @Test func isSilentWhereItHasAUse() {
    #expect(
      Checked.catalog(
        InvisibleCharacter.self,
        [
          "en": "a", "fa": "می\u{200C}خواهم", "hi": "क्\u{200D}ष", "th": "ก\u{200B}ข",
          "km": "ក\u{200B}ខ", "he": "\u{200F}א\u{200E}", "de": "1\u{A0}%\u{AD}a\u{2060}b\u{202F}c",
          "fr": "👩\u{200D}💻 🏳️\u{200D}🌈",
        ]
      ).isEmpty)
    // The source is told once for all.
    #expect(
      Checked.catalog(InvisibleCharacter.self, ["en": "a\u{200B}b", "de": "a\u{200B}b"]).count == 1)
  }
}
