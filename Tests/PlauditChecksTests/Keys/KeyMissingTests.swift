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

  @Test func whatCannotBeReadIsNotMissing() {
    #expect(
      Checked.messageFormat(
        KeyMissing.self,
        keys: [("en", [("a", "a"), ("b", "b")]), ("de", [("a", "{"), ("b", "b")])]
      ).isEmpty)
    #expect(
      Checked.catalog(
        KeyMissing.self, ["en": "a", "de": #"{"stringUnitt": {"state": "new", "value": "b"}}"#]
      ).isEmpty)
    #expect(
      Checked.catalog(
        KeyMissing.self,
        ["en": "a", "de": #"{"variations": {"plurall": {"other": \#(Checked.unit("b"))}}}"#]
      ).isEmpty)
    // An App Shortcut's phrases are no text, and there.
    #expect(
      Checked.catalog(
        KeyMissing.self, ["en": "a", "de": #"{"stringSet": {"state": "new", "values": ["b"]}}"#]
      ).isEmpty)
    #expect(!Checked.catalog(KeyMissing.self, ["en": "a", "de": "{}"]).isEmpty)
  }

  @Test func isSilentForWhatIsNoLanguage() {
    #expect(
      Checked.catalog(
        KeyMissing.self,
        strings: #"""
          "a": {"localizations": {"en": \#(Checked.unit("a")), "README": \#(Checked.unit("b"))}},
          "b": {"localizations": {"en": \#(Checked.unit("b"))}}
          """#
      ).isEmpty)
  }
}
