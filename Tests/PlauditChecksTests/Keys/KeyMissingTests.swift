import PlauditChecks
import Testing

struct KeyMissingTests {
  @Test func oneLineForALanguage() {
    let files = CheckedFiles(
      KeyMissing(),
      [("en", [("a", "x"), ("b", "x"), ("c", "x")]), ("ru", [("b", "x")]), ("de", [])])
    #expect(
      files.lines == [
        "de.yaml:1 key-missing: 3 of 3 messages are missing and are shown in en: a, b, c",
        "ru.yaml:1 key-missing: 2 of 3 messages are missing and are shown in en: a, c",
      ])
  }

  @Test func isSilentWhereAParentHasTheMessage() {
    let files = CheckedFiles(
      KeyMissing(), [("en", [("a", "x")]), ("pt", [("a", "x")]), ("pt-PT", []), ("en-GB", [])])
    #expect(files.lines.isEmpty)
  }
}
