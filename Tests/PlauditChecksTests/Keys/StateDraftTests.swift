import PlauditChecks
import PlauditModel
import Testing

struct StateDraftTests {
  @Test func isOneLineForALanguage() {
    #expect(
      Checked.messageFormat(
        StateDraft.self, states: ["en": .reviewed, "de": .draft],
        keys: [("en", [("a", "x"), ("b", "y")]), ("de", [("a", "x"), ("b", "y")]), ("fr", [])])
        == [
          "de: the texts in de are a draft: checked by rules, not by a native reader; have one read "
            + "them, then write state: reviewed"
        ])
  }

  @Test func isSilentForTextsThatAreReviewedOrSayNothing() {
    #expect(
      Checked.messageFormat(
        StateDraft.self, states: ["de": .reviewed], keys: [("en", [("a", "x")]), ("de", [])]
      ).isEmpty)
  }
}
