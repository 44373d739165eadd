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
      "{n, number}"
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

  private func substitution(_ specifier: String) -> String {
    #"""
    {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
      "argNum": 1, "formatSpecifier": "\#(specifier)", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "%arg h"}}}}}}}
    """#
  }

  @Test func aSubstitutionHasTheStyleOfItsSpecifier() {
    #expect(
      Checked.catalog(NumberStyleChanged.self, ["en": "%1$.1f h", "de": substitution(".1lf")])
        .isEmpty)
    #expect(
      Checked.catalog(NumberStyleChanged.self, ["en": substitution("02d"), "ja": "%02d時"]).isEmpty)
    #expect(
      Checked.catalog(NumberStyleChanged.self, ["en": substitution("02d"), "ja": "%d時"]) == [
        "ja: %d writes the number in another style than the source; write %1$02d"
      ])
    #expect(
      Checked.catalog(
        NumberStyleChanged.self, ["en": substitution(".1f"), "de": substitution(".2f")]) == [
          "de: %arg stands for %.2f and writes the number in another style than the source; "
            + "write .1f as its specifier"
        ])
  }

  @Test func aSlipOfTheSourceIsNoFaultOfItsTranslations() {
    #expect(
      Checked.catalog(
        NumberStyleChanged.self, ["en": "% @ %.1f %.2f", "de": "%@ %.1f %.2f"]
      ).isEmpty)
  }
}
