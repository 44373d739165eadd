import PlauditChecks
import Testing

struct PluralAllSameTests {
  private func lines(_ language: String, _ text: String) -> [String] {
    Checked.catalog(
      PluralAllSame.self, ["en": "one: %lld vote | other: %lld votes", language: text])
  }

  @Test func formsDiffer() {
    #expect(
      lines("pl", "one: %lld głosów | few: %lld głosów | many: %lld głosów | other: %lld głosów")
        == [
          "pl: all 4 forms say the same, though pl has different ones for different numbers; write them, "
            + "or silence this where they are the same by right"
        ])
  }

  @Test func theSourcesTextIsAWarning() {
    #expect(
      lines("pl", "one: %lld votes | few: %lld votes | many: %lld votes | other: %lld votes")
        == ["pl: warning: all 4 forms say the same, and what the source says; translate them"])
  }

  @Test func unitsMayBeTheSourcesText() {
    let note =
      "nl: all 2 forms say the same, though nl has different ones for different numbers; write them, "
      + "or silence this where they are the same by right"
    let meters = "one: %lld meter | other: %lld meters"
    #expect(
      Checked.catalog(
        PluralAllSame.self, ["en": meters, "nl": "one: %lld meter | other: %lld meter"]) == [note])
    #expect(
      Checked.catalog(
        PluralAllSame.self,
        [
          "en": "one: %lld lux | other: %lld lux",
          "fr": "one: %lld lux | many: %lld lux | other: %lld lux",
        ]
      ).allSatisfy { !$0.contains("warning") })
  }

  @Test func isSilentInLanguagesWithOneForm() {
    #expect(lines("ja", "one: %lld票 | other: %lld票").isEmpty)
    #expect(lines("de", "one: %lld | other: %lld").isEmpty)
  }
}
