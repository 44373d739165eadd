import PlauditChecks
import Testing

struct StateUnfinishedTests {
  @Test func isOneLineForALanguage() {
    #expect(
      Checked.catalog(
        StateUnfinished.self,
        [
          "en": "a", "de": Checked.unit("b", state: "needs_review"),
          "fr": Checked.unit("", state: "new"),
        ])
        == ["de: no review yet of 1 text: key", "fr: no translation yet of 1 text: key"])
  }

  @Test func isSilentForFinishedTextsAndTheSource() {
    #expect(
      Checked.catalog(StateUnfinished.self, ["en": Checked.unit("a", state: "new"), "de": "b"])
        .isEmpty)
  }
}
