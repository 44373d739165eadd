import PlauditChecks
import Testing

struct PercentUnescapedTests {
  @Test func aSignOfItsOwnIsWrittenTwice() {
    #expect(
      Checked.catalog(PercentUnescaped.self, ["en": "%lld%% of %@", "fr": "%lld % de %@"]) == [
        "fr: this percent sign begins a placeholder that is none; write %% for the sign itself"
      ])
  }

  @Test func isSilentWhereTheTextIsNoFormat() {
    #expect(
      Checked.catalog(PercentUnescaped.self, ["en": "100 % sure", "fr": "100 % sûr"]).isEmpty)
    #expect(Checked.catalog(PercentUnescaped.self, ["en": "%lld%% of %@"]).isEmpty)
  }

  @Test func isSilentWhereAPlaceholderLostTheRest() {
    #expect(
      Checked.catalog(PercentUnescaped.self, ["en": "%lld votes", "ca": "% vots"]).isEmpty)
    #expect(
      Checked.catalog(PercentUnescaped.self, ["en": "%lld%% of %@", "ca": "%lld % vots"]).count == 1
    )
  }

  @Test(arguments: ["50 % ist %lld", "50% %lld", "one: 50\u{A0}% ist %lld | other: %lld"])
  func digitsMakeItASign(de: String) {
    #expect(Checked.catalog(PercentUnescaped.self, ["en": "%@ is %lld", "de": de]).count == 1)
  }
}
