import PlauditChecks
import Testing

struct ControlCharacterTests {
  @Test func tellsControlsAndLostCharacters() {
    #expect(
      Checked.catalog(ControlCharacter.self, ["en": "a\\u0007b", "de": "Caf\u{FFFD}"]) == [
        "en: the control character U+0007; remove it",
        "de: U+FFFD stands for a character that a wrong encoding has destroyed; write the text anew",
      ])
    #expect(Checked.catalog(ControlCharacter.self, ["en": "a\u{85}b"]).count == 1)
    #expect(Checked.catalog(ControlCharacter.self, ["en": "a\u{7F}b"]).count == 1)
  }

  @Test func isSilentForTabsAndLines() {
    #expect(Checked.catalog(ControlCharacter.self, ["en": "a\\tb\\r\\nc", "de": "Café ₿"]).isEmpty)
  }
}
