import PlauditChecks
import Testing

struct SpecifierBrokenTests {
  @Test(arguments: [
    ("% @ votes", "% @ is no placeholder; write %@"),
    ("%1#@votes@", "%1#@votes@ is no placeholder; write %1$#@votes@"),
    ("% lld", "% lld is no placeholder; write %lld"),
    ("%1 $@", "%1 $@ is no placeholder; write %1$@"),
    ("%\u{A0}@", "%\u{A0}@ is no placeholder; write %@"),
    ("%\u{202F}@", "%\u{202F}@ is no placeholder; write %@"),
    ("%1$\u{A0}@", "%1$\u{A0}@ is no placeholder; write %1$@"),
    ("%0$@", "%0$@ is no placeholder; write %1$@"),
    ("%lId", "%lId is no placeholder; write %lld"),
    ("%l ld", "%l ld is no placeholder; write %lld"),
    ("%1$lId", "%1$lId is no placeholder; write %1$lld"),
    ("% 5d", "% 5d is no placeholder; write %5d"),
  ])
  func somethingStandsInIt(text: String, finding: String) {
    #expect(
      Checked.catalog(SpecifierBroken.self, ["en": "%@ votes", "fr": text]) == ["fr: \(finding)"])
  }

  @Test(arguments: [
    "100 % de %@", "%1$@", "%-5.2f %%", "% d'accord", "%#@photos@", "50 %", "100 %\u{A0}de",
    "50 %led", "%l",
  ])
  func isSilentFor(text: String) {
    #expect(Checked.catalog(SpecifierBroken.self, ["en": "%@", "fr": text]).isEmpty)
  }
}
