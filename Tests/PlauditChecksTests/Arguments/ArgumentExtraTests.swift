import PlauditChecks
import Testing

struct ArgumentExtraTests {
  @Test func nobodyPassesIt() {
    #expect(
      Checked.catalog(ArgumentExtra.self, ["en": "%@ left", "fr": "%1$@ est parti à %2$@"])
        == ["fr: %2$@ is no argument of the source, which has %@"])
    #expect(
      Checked.messageFormat(ArgumentExtra.self, ["en": "{count} votes", "de": "{conut} Stimmen"])
        == ["de: {conut} is no argument of the source; did you mean {count}?"])
    #expect(
      Checked.catalog(ArgumentExtra.self, ["en": "Left", "fr": "%@ est parti"])
        == ["fr: %@ is no argument of the source, which has none; remove it"])
  }

  @Test func isSilentForTheSameArguments() {
    #expect(Checked.catalog(ArgumentExtra.self, ["en": "%@ %@", "fr": "%2$@ %1$@"]).isEmpty)
    // A key that only names a text tells nothing of its arguments.
    #expect(Checked.catalog(ArgumentExtra.self, key: "left.title", ["fr": "%@ est parti"]).isEmpty)
  }
}
