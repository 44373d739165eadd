import PlauditChecks
import Testing

struct KeyExtraTests {
  @Test func namesTheKeyThatWasMeant() {
    let files = CheckedFiles(
      KeyExtra(), [("en", [("ratings", "x")]), ("ru", [("ratigns", "x"), ("zzz", "x")])])
    #expect(
      files.lines == [
        "ru.yaml:1 key-extra: the source language has no message ratigns; did you mean ratings?",
        "ru.yaml:2 key-extra: the source language has no message zzz; remove it",
      ])
  }

  @Test func isSilentWhereTheSourceHasTheKey() {
    #expect(CheckedFiles(KeyExtra(), [("en", [("a", "x")]), ("ru", [("a", "x")])]).lines.isEmpty)
  }
}
