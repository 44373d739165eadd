import PlauditChecks
import Testing

struct ArgumentRepeatedTests {
  @Test func theSameValueTwice() {
    #expect(
      Checked.catalog(ArgumentRepeated.self, ["en": "%lld votes", "de": "%1$lld Stimmen (%1$lld)"])
        == ["de: %1$lld is shown 2 times, more often than in the source; remove one"])
  }

  @Test func isSilentWhereFormsShowItOnceEach() {
    #expect(
      Checked.catalog(
        ArgumentRepeated.self,
        [
          "en": "one: %lld vote | other: %lld votes",
          "de": "one: %lld Stimme | other: %lld Stimmen",
        ]
      ).isEmpty)
    #expect(
      Checked.catalog(ArgumentRepeated.self, ["en": "%1$@ %1$@", "de": "%1$@, %1$@"]).isEmpty)
  }

  @Test func aSlipOfTheSourceIsNoFaultOfItsTranslations() {
    #expect(
      Checked.catalog(ArgumentRepeated.self, ["en": "% @ or %1$@", "de": "%1$@ oder %1$@"]).isEmpty)
  }
}
