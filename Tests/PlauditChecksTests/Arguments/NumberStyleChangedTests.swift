import PlauditChecks
import Testing

struct NumberStyleChangedTests {
  @Test func decimalsAreGone() {
    #expect(
      Checked.catalog(NumberStyleChanged.self, ["en": "%.1f km", "de": "%f km"])
        == ["de: %f writes the number in another style than the source; write %.1f"])
  }

  @Test func isSilentForLengthsAndNumbers() {
    #expect(
      Checked.catalog(NumberStyleChanged.self, ["en": "%lld %.1f", "de": "%2$.1lf %1$d"]).isEmpty)
    #expect(Checked.catalog(NumberStyleChanged.self, ["en": "%u", "de": "%i"]).isEmpty)
  }
}
