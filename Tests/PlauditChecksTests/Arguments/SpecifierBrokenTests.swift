import PlauditChecks
import Testing

struct SpecifierBrokenTests {
  @Test(arguments: [
    ("% @ votes", "% @ is no placeholder; write %@"),
    ("%1#@votes@", "%1#@votes@ is no placeholder; write %1$#@votes@"),
    ("% lld", "% lld is no placeholder; write %lld"),
    ("%1 $@", "%1 $@ is no placeholder; write %1$@"),
  ])
  func somethingStandsInIt(text: String, finding: String) {
    #expect(
      Checked.catalog(SpecifierBroken.self, ["en": "%@ votes", "fr": text]) == ["fr: \(finding)"])
  }

  @Test(arguments: ["100 % de %@", "%1$@", "%-5.2f %%", "% d'accord", "%#@photos@", "50 %"])
  func isSilentFor(text: String) {
    #expect(Checked.catalog(SpecifierBroken.self, ["en": "%@", "fr": text]).isEmpty)
  }
}
