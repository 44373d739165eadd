import PlauditChecks
import Testing

struct StateUnknownTests {
  @Test func xcodeDoesNotKnowIt() {
    #expect(
      Checked.catalog(StateUnknown.self, ["en": Checked.unit("a", state: "need_review")])
        == [#"en: "need_review" is no state that Xcode knows; did you mean needs_review?"#])
  }

  @Test(arguments: ["new", "needs_review", "translated"]) func isSilentFor(state: String) {
    #expect(Checked.catalog(StateUnknown.self, ["en": Checked.unit("a", state: state)]).isEmpty)
  }
}
