import PlauditChecks
import Testing

struct ArgumentOrderTests {
  @Test func numbersAreForAllOrNone() {
    #expect(
      Checked.catalog(ArgumentOrder.self, ["en": "%@ of %@", "de": "%2$@ von %@"]) == [
        "de: %@ has no number but others in this text do; number all, as in %1$@"
      ])
  }

  @Test func isSilentForAllOrNone() {
    #expect(Checked.catalog(ArgumentOrder.self, ["en": "%@ of %@", "de": "%2$@ von %1$@"]).isEmpty)
    #expect(
      Checked.catalog(ArgumentOrder.self, ["en": "one: %lld | other: %1$lld of %2$@"]).isEmpty)
  }
}
