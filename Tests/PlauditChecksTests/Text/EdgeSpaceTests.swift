import PlauditChecks
import Testing

struct EdgeSpaceTests {
  @Test func tellsSpaceThatTheSourceDoesNotHave() {
    #expect(
      Checked.catalog(EdgeSpace.self, ["en": "Rate", "de": "Bewerten ", "fr": "\\u00a0Noter"]) == [
        "de: white space at the end that the source does not have; remove it",
        "fr: white space at the start that the source does not have; remove it",
      ])
    #expect(
      Checked.catalog(EdgeSpace.self, ["en": "Rate: ", "de": "Bewerten:", "fr": "Noter :\\n"]) == [
        "de: the source has white space at the end, this text has none; write the same",
        "fr: other white space at the end than in the source; write the same",
      ])
    // A form counts as a whole text.
    #expect(
      Checked.catalog(
        EdgeSpace.self,
        [
          "en": "one: %lld vote | other: %lld votes",
          "de": "one: %lld Stimme | other:  %lld Stimmen",
        ]
      ).count == 1)
  }

  @Test func isSilentWhereTheSourceHasTheSame() {
    #expect(Checked.catalog(EdgeSpace.self, ["en": " of ", "de": " von "]).isEmpty)
    #expect(Checked.catalog(EdgeSpace.self, ["en": "Rate ", "fr": "Noter "]).isEmpty)
    #expect(Checked.catalog(EdgeSpace.self, ["en": "%@ ", "de": " "]).isEmpty)
    #expect(
      Checked.messageFormat(
        EdgeSpace.self,
        [
          "en": "{n, plural, one {# a} other {# b}} on {x}",
          "de": "{x}: {n, plural, one { # a } other {# b}} c",
        ]
      ).isEmpty)
  }

  @Test func whatIsNotThereIsNoEdge() {
    #expect(Checked.catalog(EdgeSpace.self, ["en": "%lld x", "de": "%#@a@ x"]).isEmpty)
  }

  @Test func anEmptyFormIsToldAsThat() {
    #expect(
      Checked.ids([
        "en": "one: %lld vote. | other: %lld votes.", "de": "one:   | other: %lld Stimmen.",
      ])
        == ["empty"])
    #expect(
      Checked.messageFormat(
        EdgeSpace.self,
        [
          "en": "{g, select, a {Her {x}} other {Their {x}}}",
          "de": "{g, select, a { } other { {x}}}",
        ]
      ).count == 1)
  }
}
