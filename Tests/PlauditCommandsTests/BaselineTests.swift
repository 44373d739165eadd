import PlauditCommands
import Testing

struct BaselineTests {
  /// - Parameter faulty: The keys whose German has a form of no category.
  private func catalog(_ faulty: Set<String>, extra: String = "") -> String {
    let entries = ["a", "b"].map { key in
      let form = #"{"stringUnit": {"state": "translated", "value": "%lld Bilder"}}"#
      let wrong = faulty.contains(key) ? #""andere": \#(form), \#(extra)"# : ""
      return #""\#(key)": {"localizations": {"de": {"variations": {"plural": {"#
        + #"\#(wrong)"one": \#(form), "other": \#(form)}}}}}"#
    }
    return #"{"sourceLanguage": "de", "strings": {\#(entries.joined(separator: ", "))}}"#
  }

  private func new(_ catalog: String, _ baseline: String) -> [String] {
    let files = MemoryFiles(["c.xcstrings": catalog, "known.json": baseline])
    let run = Run(
      "validate", "c.xcstrings", "--quiet", "--baseline", "known.json", "--only",
      "plural-unknown", files: files)
    return run.output.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  private func baseline(_ catalog: String) -> String {
    let files = MemoryFiles(["c.xcstrings": catalog])
    _ = Run("validate", "c.xcstrings", "--write-baseline", "known.json", files: files)
    return files.text("known.json") ?? ""
  }

  @Test func whatReadersFindHasAKeyAndALanguage() {
    let known = baseline(catalog(["a"]))
    #expect(
      known.contains(#""key": "a", "language": "de", "id": "plural-unknown"}"#), "\(known)")
    #expect(new(catalog(["a"]), known).isEmpty)
    #expect(new(catalog(["b"]), known).count == 1)
    #expect(new(catalog(["a", "b"]), known).count == 1)
  }

  @Test func aFindingMoreThanThereWereIsNew() {
    let more = catalog(["a"], extra: #""viele": {"stringUnit": {"value": "%lld Bilder"}}, "#)
    #expect(new(more, baseline(catalog(["a"]))).count == 1)
    let known = baseline(more)
    #expect(known.contains(#""id": "plural-unknown", "count": 2}"#), "\(known)")
    #expect(new(more, known).isEmpty)
    #expect(new(catalog(["a"]), known).isEmpty)
  }

  @Test func whatReadersFindInLocaleFilesHasItsKeyToo() {
    let files = MemoryFiles([
      "Locales/en.yaml": "a: {autre: x, other: y}\nb: '{x'\nc: z"
    ])
    _ = Run("validate", "Locales", "--write-baseline", "known.json", files: files)
    #expect(
      files.text("known.json") == """
        {"version": 2, "findings": [
          {"file": "Locales/en.yaml", "key": "a", "language": "en", "id": "plural-unknown"},
          {"file": "Locales/en.yaml", "key": "b", "language": "en", "id": "syntax"}
        ]}

        """)
  }

  @Test func anOldBaselineKnowsWhatItKnew() {
    let old = """
      {"version": 1, "findings": [
        {"file": "c.xcstrings", "key": "", "language": "", "id": "plural-unknown"}
      ]}
      """
    #expect(new(catalog(["a", "b"]), old).isEmpty)
    #expect(new(catalog(["a", "b"]), old.replacing("\": 1", with: "\": 2")).count == 2)
  }
}
