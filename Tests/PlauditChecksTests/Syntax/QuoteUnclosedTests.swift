import PlauditChecks
import Testing

struct QuoteUnclosedTests {
  @Test func theRestIsText() {
    #expect(
      Checked.messageFormat(QuoteUnclosed.self, ["en": "use '{ to open"]) == [
        "en: the apostrophe before the brace begins a quotation that never ends; close it, or write ’"
      ])
  }

  @Test func isSilentForQuotationsAndApostrophes() {
    #expect(Checked.messageFormat(QuoteUnclosed.self, ["en": "use '{' to open, don't"]).isEmpty)
    // That has swallowed an argument, which is another finding.
    #expect(
      Checked.messageFormat(QuoteUnclosed.self, ["en": "{name}", "fr": "l'{name}"]).isEmpty)
  }
}
