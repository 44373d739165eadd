import PlauditChecks
import Testing

struct EllipsisTests {
  @Test func tellsThreeFullStops() {
    #expect(
      Checked.catalog(Ellipsis.self, ["en": "Wait…", "de": "Warten..."])
        == ["de: three full stops; write …"])
    #expect(Checked.catalog(Ellipsis.self, ["en": "Wait...", "de": "Warten..."]).count == 1)
  }

  @Test func isSilentForTheCharacter() {
    #expect(Checked.catalog(Ellipsis.self, ["en": "Wait…", "de": "Warten… .."]).isEmpty)
  }
}
