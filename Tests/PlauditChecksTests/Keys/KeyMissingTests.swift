import PlauditChecks
import Testing

struct KeyMissingTests {
  @Test func isOneLineForALanguage() {
    #expect(
      Checked.messageFormat(
        KeyMissing.self,
        keys: [
          ("en", [("a", "x"), ("b", "x"), ("c", "x")]), ("ru", [("b", "x")]), ("de", []),
        ]) == [
          "de: 3 of 3 messages are missing and shown in en: a, b, c",
          "ru: 2 of 3 messages are missing and shown in en: a, c",
        ])
  }

  @Test func isSilentWhereAParentHasTheMessage() {
    #expect(
      Checked.messageFormat(
        KeyMissing.self,
        keys: [("en", [("a", "x")]), ("pt", [("a", "x")]), ("pt-PT", []), ("en-GB", [])]
      ).isEmpty)
  }

  @Test func isSilentForWhatIsNotToBeTranslated() {
    let other = #""o": {"localizations": {"de": \#(Checked.unit("o"))}}"#
    #expect(
      Checked.catalog(
        KeyMissing.self,
        strings:
          #""App": {"shouldTranslate": false}, "%@": {}, "x": {"extractionState": "stale"}, \#(other)"#
      ).isEmpty)
    #expect(Checked.catalog(KeyMissing.self, strings: #""App": {}, \#(other)"#).count == 1)
  }
}
