import PlauditChecks
import Testing

struct LinkMismatchTests {
  @Test func tellsLinksThatDiffer() {
    #expect(
      Checked.catalog(
        LinkMismatch.self,
        ["en": "See https://a.com/help.", "de": "https://a.de/hilfe", "fr": "Voir"]
      ) == [
        "de: the source has no https://a.de/hilfe; is it meant?",
        "fr: the source has https://a.com/help, this text does not; is it meant?",
      ])
    #expect(
      Checked.catalog(LinkMismatch.self, ["en": "Write to me@a.com", "de": "An ich@a.com."])
        == ["de: the source has no ich@a.com; is it meant?"])
  }

  @Test func isSilentForTheSameLinks() {
    #expect(
      Checked.catalog(
        LinkMismatch.self,
        [
          "en": "See https://a.com/%@ or me@a.com", "de": "me@a.com, https://a.com/%@.",
          "fr": "<me@a.com> https://a.com/%@",
        ]
      ).isEmpty)
    #expect(Checked.catalog(LinkMismatch.self, ["en": "@me", "de": "@ich: @ und a@b"]).isEmpty)
  }
}
