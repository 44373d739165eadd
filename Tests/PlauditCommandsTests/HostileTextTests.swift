import PlauditCommands
import Testing

/// Texts that nobody translates, in every format.
struct HostileTextTests {
  private static let formats: [(path: String, file: @Sendable (String) -> String)] = [
    (
      "a.xcstrings",
      {
        "{\"strings\": {\"k\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"\($0)\"}}}}}}"
      }
    ),
    ("a.xcstrings", { "{\"strings\": {\"\($0)\": {}}}" }),
    ("en.lproj/a.strings", { "k = \"\($0)\";" }),
    ("en.lproj/a.strings", { "\"\($0)\" = \"a\";" }),
    (
      "en.lproj/a.stringsdict",
      { "<plist version=\"1.0\"><dict><key>k</key><string>\($0)</string></dict></plist>" }
    ),
    (
      "a.xliff",
      {
        "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body>"
          + "<trans-unit id=\"\($0)\"><source>a</source></trans-unit></body></file></xliff>"
      }
    ),
    ("Locales/en.yaml", { "k: \"\($0)\"" }),
  ]

  private func lines(_ number: Int, _ text: String) -> [Substring] {
    let (path, file) = Self.formats[number]
    let run = Run("validate", path, "--quiet", files: MemoryFiles([path: file(text)]))
    return run.output.flatMap { $0.split(separator: "\n") }
  }

  @Test(arguments: 0..<formats.count) func textsOfMegabytesAreRefused(number: Int) {
    let lines = lines(number, String(repeating: "a", count: 1 << 20 + 1))
    #expect(lines.count == 1 && lines[0].contains("more than 1 MB"), "\(lines)")
  }

  @Test(arguments: 0..<formats.count) func manyMarksAreRefused(number: Int) {
    let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
    let lines = lines(number, "e" + marks)
    #expect(lines.count == 1 && lines[0].contains("accents"), "\(lines)")
  }

  @Test func marksThatAreWrittenAsEscapesCountToo() {
    let lines = lines(0, "e" + String(repeating: #"\u0301\u0323"#, count: 20_000))
    #expect(lines.count == 1 && lines[0].contains("accents"), "\(lines)")
  }

  /// Each took more than a minute where work grew with the square of the length.
  @Test func longTextsAreRead() {
    func first(_ number: Int, _ text: String) -> Substring? { lines(number, text).first }
    let names = (0..<20_000).map { "{a\($0)}" }.joined()
    #expect(first(6, names) == nil)
    #expect(first(6, String(repeating: "}", count: 20_000))?.contains("[brace-stray]") ?? false)
    #expect(first(0, String(repeating: "%@", count: 100_000)) == nil)
    let languages = (0..<20_000).map { "\"x\($0)\": {}" }.joined(separator: ",")
    let file = "{\"strings\": {\"k\": {\"localizations\": {\(languages)}}}}"
    let run = Run("validate", "a.xcstrings", files: MemoryFiles(["a.xcstrings": file]))
    #expect(run.output.last?.contains("20000 errors") ?? false)
  }

  @Test func aMessageIsShorterThanWhatItQuotes() {
    let word = String(repeating: "aб", count: 10_000)
    let lines = lines(2, word)
    #expect(lines.count == 1 && lines[0].count < 1_000 && lines[0].contains(" … "))
    #expect(lines[0].hasSuffix("write the letter that it looks like [mixed-script]"))
  }
}
