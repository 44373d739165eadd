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

  @Test func suggestsForTheFirstKeysOfEachFile() {
    let slips = (10..<40).map { ("ratings\($0)", "x") }
    let files = CheckedFiles(
      KeyExtra(), [("en", [("ratings", "x")]), ("de", slips), ("ru", slips)])
    #expect(files.lines.count == 60)
    #expect(files.lines.filter { $0.contains("did you mean") }.count == 40)
  }

  @Test func isSilentWhereTheSourceHasTheKey() {
    #expect(CheckedFiles(KeyExtra(), [("en", [("a", "x")]), ("ru", [("a", "x")])]).lines.isEmpty)
  }
}
