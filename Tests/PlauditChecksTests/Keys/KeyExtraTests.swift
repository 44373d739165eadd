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

  @Test func suggestsForTheFirstKeysOfEachFile() {
    let slips = (10..<40).map { ("ratings\($0)", "x") }
    let found = Checked.messageFormat(
      KeyExtra.self, keys: [("en", [("ratings", "x")]), ("de", slips), ("ru", slips)])
    #expect(found.count == 60)
    #expect(found.filter { $0.contains("did you mean") }.count == 40)
  }

  @Test func isSilentWhereTheSourceHasTheKey() {
    #expect(Checked.messageFormat(KeyExtra.self, ["en": "x", "ru": "x"]).isEmpty)
  }
}
