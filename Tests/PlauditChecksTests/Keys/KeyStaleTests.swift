import PlauditChecks
import Testing

struct KeyStaleTests {
  @Test func theCodeNoLongerHasIt() {
    #expect(
      Checked.catalog(KeyStale.self, strings: #""a": {"extractionState": "stale"}, "b": {}"#) == [
        "en: the code no longer has 1 message; remove those that are not needed: a"
      ])
  }

  @Test func isSilentForOtherStates() {
    #expect(Checked.catalog(KeyStale.self, strings: #""a": {"extractionState": "manual"}"#).isEmpty)
  }
}
