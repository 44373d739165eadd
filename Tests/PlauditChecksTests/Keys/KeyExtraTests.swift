import PlauditChecks
import Testing

struct KeyExtraTests {
  @Test func namesTheKeyThatWasMeant() {
    #expect(
      Checked.messageFormat(
        KeyExtra.self,
        keys: [("en", [("ratings", "x")]), ("ru", [("ratigns", "x"), ("zzz", "x")])]) == [
          "ru: the source language has no message ratigns; did you mean ratings?",
          "ru: the source language has no message zzz; remove it",
        ])
  }

  @Test func isSilentWhereTheSourceHasTheKey() {
    #expect(Checked.messageFormat(KeyExtra.self, ["en": "x", "ru": "x"]).isEmpty)
  }
}
