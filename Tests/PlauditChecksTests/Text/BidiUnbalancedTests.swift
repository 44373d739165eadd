import PlauditChecks
import Testing

struct BidiUnbalancedTests {
  @Test func tellsWhatIsOpenAndWhatClosesNothing() {
    #expect(
      Checked.catalog(BidiUnbalanced.self, ["en": "\u{2068}%@ likes", "de": "a\u{202C}"]) == [
        "en: U+2068 (FIRST STRONG ISOLATE) is never closed; add U+2069 (POP DIRECTIONAL ISOLATE)",
        "de: U+202C (POP DIRECTIONAL FORMATTING) closes nothing; remove it",
      ])
    // Crossed ends, and one form only.
    #expect(
      Checked.catalog(BidiUnbalanced.self, ["en": "\u{2067}\u{202B}a\u{2069}\u{202C}"]).count == 1)
    #expect(
      Checked.catalog(BidiUnbalanced.self, ["en": "one: \u{2067}a | other: \u{2067}b\u{2069}"])
        .count
        == 1)
  }

  @Test func isSilentForPairs() {
    #expect(
      Checked.catalog(
        BidiUnbalanced.self, ["en": "\u{2067}\u{202B}a\u{202C}\u{2069} \u{200F}b\u{200E}"]
      ).isEmpty)
    #expect(
      Checked.messageFormat(
        BidiUnbalanced.self, ["en": "\u{2068}{n, plural, one {a} other {b}}\u{2069}"]
      ).isEmpty)
  }
}
