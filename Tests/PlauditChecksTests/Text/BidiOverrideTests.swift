import PlauditChecks
import Testing

struct BidiOverrideTests {
  @Test func tellsOverrides() {
    #expect(
      Checked.catalog(BidiOverride.self, ["en": "\u{202E}live\u{202C}"]) == [
        "en: U+202E (RIGHT-TO-LEFT OVERRIDE) shows letters in a false order; remove it, or use an "
          + "isolate"
      ])
  }

  @Test func isSilentForEmbeddings() {
    #expect(Checked.catalog(BidiOverride.self, ["en": "\u{202B}live\u{202C}"]).isEmpty)
  }
}
