import PlauditChecks
import Testing

struct TooLongTests {
  @Test func countsWhatReadersCount() {
    #expect(
      Checked.messageFormat(
        TooLong.self, maxLength: 8, ["en": "Rate", "de": "App jetzt bewerten"])
        == ["de: 18 characters where 8 have room; shorten it"])
    #expect(
      Checked.messageFormat(
        TooLong.self, maxLength: 3, ["en": "{n, plural, one {#} other {# abc}}"]
      ).count == 1)
  }

  @Test func isSilentForWhatHasRoom() {
    #expect(
      Checked.messageFormat(
        TooLong.self, maxLength: 4, ["en": "Rate", "fr": "👩‍👩‍👧🇫🇷e\u{301}!", "ar": "{x}abc"]
      ).isEmpty)
    #expect(Checked.messageFormat(TooLong.self, ["en": "Rate the app"]).isEmpty)
  }
}
