import PlauditChecks
import Testing

struct ApostropheSwallowsTests {
  @Test func thePlaceholderIsText() {
    #expect(
      Checked.messageFormat(ApostropheSwallows.self, ["en": "{name}’s", "fr": "l'{name} d'ici"])
        == ["fr: the apostrophe makes text of {name}; write ’, or two apostrophes"])
    #expect(Checked.messageFormat(ApostropheSwallows.self, ["en": "l'{name}"]).count == 1)
    #expect(
      Checked.messageFormat(ArgumentMissing.self, ["en": "{name}", "fr": "l'{name}"]).isEmpty)
  }

  @Test func isSilentForOtherApostrophes() {
    #expect(
      Checked.messageFormat(
        ApostropheSwallows.self,
        ["en": "{name} writes '{braces}'", "fr": "l''{name} n'écrit '{braces}' qu'ici"]
      ).isEmpty)
  }
}
