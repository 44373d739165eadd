import PlauditCommands
import Testing

struct SilencingTests {
  private func catalog(_ comment: String, _ options: String...) -> [String] {
    let form = #"{"stringUnit": {"state": "translated", "value": "%lld Bilder "}}"#
    let file = #"""
      {"sourceLanguage": "de", "strings": {
      "a": {"comment": "\#(comment)", "localizations": {"de": {"variations": {"plural": {
        "andere": \#(form), "one": \#(form), "other": \#(form)}}}}}}, "version": "9.0"}
      """#
    let run = Run(
      ["validate", "a.xcstrings", "--quiet", "--notes", "--skip", "plural-all-same"] + options,
      files: MemoryFiles(["a.xcstrings": file]))
    return run.output.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  private func ids(_ comment: String) -> [String] {
    catalog(comment).map { String($0.split(separator: "[").last?.dropLast() ?? "") }
  }

  private func localeFile(_ text: String) -> [String] {
    Run(
      "validate", "Locales", "--quiet", files: MemoryFiles(["Locales/en.yaml": text])
    ).output.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  @Test func whatReadingACatalogueFindsInAnEntryIsSilenced() {
    #expect(ids("") == ["plural-unknown", "unknown-field"])
    #expect(ids("[plaudit:ignore plural-unknown]") == ["unknown-field"])
    #expect(
      catalog("[plaudit:ignore plural-duplicate]", "--only", "silence-unused") == [
        "a.xcstrings:2:18: warning: this silences no finding of plural-duplicate; remove it "
          + "[silence-unused]"
      ])
    // It stands outside of the entry.
    #expect(ids("[plaudit:ignore unknown-field]").contains("silence-unused"))
  }

  @Test func severalMarksInACommentCount() {
    #expect(
      ids("[plaudit:ignore plural-unknown] and [plaudit:ignore plural-lost]")
        == ["silence-unused", "unknown-field"])
  }

  @Test func aMarkNamesACheck() {
    let told =
      "warning: no check is named here, so this silences nothing; write plaudit:ignore and the id of a "
      + "check [silence-unused]"
    #expect(catalog("[plaudit:ignore]").first == "a.xcstrings:2:18: " + told)
    #expect(localeFile("# plaudit:ignore\na: b") == ["Locales/en.yaml:1:1: " + told])
  }

  @Test func whatReadingALocaleFileFindsCannotBeSilenced() {
    func told(_ id: String) -> String {
      "Locales/en.yaml:1:1: warning: \(id) is found before comments are looked at, so this cannot "
        + "silence it; mend what is told, and remove this [silence-unused]"
    }
    let unknown = localeFile("# plaudit:ignore plural-unknown\na: {autre: x, other: y}")
    #expect(unknown.first == told("plural-unknown") && unknown.count == 2, "\(unknown)")
    let syntax = localeFile("# plaudit:ignore syntax\na: '{x'")
    #expect(syntax.first == told("syntax") && syntax.count == 2, "\(syntax)")
  }

  @Test func aCommentThatStandsElsewhereIsTold() {
    let lines = localeFile(
      """
      state: reviewed
      a:  # plaudit:ignore empty
        # plaudit:ignore empty
        one: "{count} a"
        other: "{count} b # plaudit:ignore empty"
      # plaudit:ignore empty

      # for a button
      b: c
      "é": {other: "{n}"}    # plaudit:ignore empty
      # plaudit:ignore empty
      """)
    let elsewhere =
      "warning: this silences nothing here; write it on a line of its own before the key of an entry "
      + "[silence-unused]"
    let places = ["2:5", "3:3", "10:24", "11:1"]
    #expect(
      lines.filter { $0.hasSuffix(elsewhere) }
        == places.map { "Locales/en.yaml:\($0): \(elsewhere)" }, "\(lines)")
    #expect(
      lines.filter { $0.hasSuffix("no finding of empty; remove it [silence-unused]") }.count == 1,
      "\(lines)")
  }

  @Test(arguments: ["|", ">-"], ["\n", ""])
  func whatLooksLikeACommentInsideATextIsNone(style: String, end: String) {
    let mark = "# plaudit:ignore edge-space"
    let block = localeFile("a: b\nb: \(style)\n  x \(mark)\n  \(mark)\(end)")
    #expect(block.isEmpty, "\(block)")
    let next = localeFile(
      "b: \(style)\n  x\n\n  \(mark)\n\n\(mark)\nc: {one: \"x \", other: \"y\"}\(end)")
    #expect(next.allSatisfy { $0.contains(":6:1: ") || !$0.contains("silence-unused") }, "\(next)")
    let quoted = localeFile("a: \"x\n  \(mark)\n  y\"\(end)")
    #expect(quoted.isEmpty, "\(quoted)")
  }
}
