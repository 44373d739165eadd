import PlauditChecks
import Testing

struct LocaleUnknownTests {
  @Test func thereAreNoData() {
    let found = Checked.catalog(LocaleUnknown.self, ["en": "a", "xx": "b"])
    #expect(found.count == 1)
    #expect(
      found.first?.contains("knows no language xx, so every number takes the form other") ?? false)
  }

  @Test func isSilentForKnownOnes() {
    #expect(Checked.catalog(LocaleUnknown.self, ["en": "a", "kab": "b"]).isEmpty)
  }

  @Test(arguments: ["xx", "XX", "und", "root"]) func isTheOnlyFinding(_ tag: String) {
    #expect(Checked.ids(["en": "a", tag: "b"]) == ["locale-unknown"])
  }
}
