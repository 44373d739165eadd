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

  @Test(arguments: [
    ("{n, number, ::percent} done", "{n} fertig", "{n}", "{n, number, ::percent}"),
    ("{n, number, ::.00} km", "{n} km", "{n}", "{n, number, ::.00}"),
    (
      "{n, number} done", "{n, number, ::percent} fertig", "{n, number, ::percent}",
      "{n}"
    ),
  ])
  func aStyleIsDroppedOrAdded(en: String, de: String, written: String, cure: String) {
    let texts: KeyValuePairs = ["en": en, "de": de]
    #expect(
      Checked.messageFormat(NumberStyleChanged.self, texts) == [
        "de: \(written) writes the number in another style than the source; write \(cure)"
      ])
    #expect(Checked.messageFormat(Untranslated.self, texts).isEmpty)
  }

  @Test func isSilentWhereReadersSeeTheSame() {
    // A whole number has no decimals to leave out.
    #expect(
      Checked.messageFormat(NumberStyleChanged.self, ["en": "{n, number, integer}", "de": "{n}"])
        .isEmpty)
    #expect(
      Checked.messageFormat(
        NumberStyleChanged.self,
        ["en": "{n, number} {n, number, ::.0}", "de": "{n, number, ::.0} {n, number}"]
      ).isEmpty)
    // What is no number has another fault.
    #expect(
      Checked.messageFormat(NumberStyleChanged.self, ["en": "{n}", "de": "{n, number, ::.0}"])
        .isEmpty)
  }
}
