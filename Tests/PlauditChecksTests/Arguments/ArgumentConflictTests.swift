import PlauditChecks
import Testing

struct ArgumentConflictTests {
  @Test func oneArgumentIsOneThing() {
    #expect(
      Checked.catalog(ArgumentConflict.self, ["en": "%1$@ of %1$lld"]) == [
        "en: %1$lld is taken as a text and as a number in the same message; use two arguments"
      ])
    #expect(
      Checked.messageFormat(
        ArgumentConflict.self, ["en": "{n, plural, other {}}{n, select, other {}}"]
      ).count == 1)
  }

  @Test func isSilentForTheSameType() {
    #expect(Checked.catalog(ArgumentConflict.self, ["en": "%1$lld of %1$lld, %2$@"]).isEmpty)
  }
}
