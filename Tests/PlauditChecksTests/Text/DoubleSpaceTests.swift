import PlauditChecks
import Testing

struct DoubleSpaceTests {
  @Test func tellsWhereAGapBegins() {
    #expect(
      Checked.catalog(DoubleSpace.self, ["en": "Rate it", "de": "Jetzt  bewerten"])
        == ["de: two spaces in a row; write one"])
    #expect(
      Checked.catalog(DoubleSpace.self, ["en": "Rate  it", "de": "Jetzt  bewerten"]).count == 1)
  }

  @Test func isSilentForOneSpace() {
    #expect(Checked.catalog(DoubleSpace.self, ["en": "Rate it", "de": "Jetzt bewerten"]).isEmpty)
    #expect(Checked.catalog(DoubleSpace.self, ["en": "  ", "de": "  "]).isEmpty)
  }
}
