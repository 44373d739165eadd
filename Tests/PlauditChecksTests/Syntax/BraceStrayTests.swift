import PlauditChecks
import Testing

struct BraceStrayTests {
  @Test func nothingOpensIt() {
    #expect(
      Checked.messageFormat(BraceStray.self, ["en": "{count} votes}"])
        == [
          "en: no { stands before this }; remove it, or write '}' in apostrophes where it is meant"
        ])
  }

  @Test func isSilentWhereItIsQuotedOrCloses() {
    #expect(Checked.messageFormat(BraceStray.self, ["en": "a '}' {n, plural, other {#}}"]).isEmpty)
  }
}
