import Foundation
import PlauditCommands
import Testing

struct ValidateTests {
  private let manifest = "app: {id: 1, name: App}\n"

  private func catalog(_ russian: String, comment: String = "") -> String {
    #"""
    {"sourceLanguage": "en", "strings": {"votes": {"comment": "\#(comment)", "localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld vote"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld votes"}}}}},
      "ru": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "\#(russian)"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld голоса"}}}}}}}}}
    """#
  }

  private let missing =
    "error: the forms for 2, 3, 4, 22 … (few) and 0, 5, 6, 7 … (many) are missing in ru; add few, many "
    + "[plural-missing]"

  @Test func aFaultySourceIsNoMissingSource() {
    let files = MemoryFiles(["Locales/en.yaml": "a: \"", "Locales/de.yaml": "a: b"])
    let run = Run("validate", "Locales", "--quiet", files: files)
    #expect(run.output.count == 1 && run.output[0].contains("[yaml-"), "\(run.output)")
  }

  /// A fault is told where it is, and not once more as something that is missing.
  @Test func whatCannotBeReadIsNotMissing() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nlanguages: [en, de, fr]",
      "Locales/en.yaml": "a: x\nb: {one: '{n} y', other: '{n} z'}\nc: '{m} x'\nd: {on: x}",
      "Locales/de.yaml": "a: [x]\nb: {one: '{n} y', andere: '{n} w'}\nc: '{m w'\nd: w",
      "Locales/fr.yaml": "a: \"",
    ])
    let run = Run("validate", "--quiet", files: files)
    #expect(
      run.output.flatMap { $0.split(separator: "\n") }.map { $0.drop { $0 != "[" } } == [
        "[value-type]", "[plural-unknown]", "[syntax]", "[plural-unknown]", "[yaml-syntax]",
      ], "\(run.output)")
  }

  @Test func aLanguageWithoutAFileIsToldOnce() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nlanguages: [en, fr]", "Locales/en.yaml": "a: x",
    ])
    let run = Run("validate", "--quiet", files: files)
    #expect(run.output.count == 1 && run.output[0].hasSuffix("[locale-missing]"), "\(run.output)")
  }

  @Test func aBaselineOfFilesThatCannotBeReadIsNotWritten() {
    let files = MemoryFiles(["a.xcstrings": catalog("%lld голос"), "known.json": "old"])
    files.unreadable = ["b.xcstrings"]
    let run = Run(
      "validate", "a.xcstrings", "b.xcstrings", "--write-baseline", "known.json", files: files)
    #expect(run.status == .usage)
    #expect(run.reports == ["plaudit validate: b.xcstrings: no such file or folder"])
    #expect(files.text("known.json") == "old")
  }

  @Test func aBaselineDoesNotReplaceWhatIsValidated() {
    let files = MemoryFiles(["a.xcstrings": catalog("%lld голос")])
    let run = Run("validate", "a.xcstrings", "--write-baseline", "./a.xcstrings", files: files)
    #expect(run.status == .usage && files.written.isEmpty)
    #expect(run.reports.last?.contains("is one of the files that are validated") ?? false)
  }

  @Test func findsWhatItKnowsInFolders() {
    let files = MemoryFiles([
      "App/L.xcstrings": catalog("%lld голос"), "App/.build/M.xcstrings": "x",
      "App/other.json": "x",
      "Pods/N.xcstrings": "x", "Kit/plaudit.yaml": manifest,
      "Kit/Locales/en.yaml": "a: {one: '{count} a', other: '{count} b'}",
      "Kit/Locales/ru.yaml": "a: {one: '{count} б', other: '{count} в'}",
      "Old/Locales/en.yaml": "a: b}", "Old/Locales/2.yaml": "x",
    ])
    let run = Run("validate", ".", "--quiet", files: files)
    #expect(run.status == .faults)
    #expect(
      run.output == [
        """
        App/L.xcstrings:5:25: \(missing)
        Kit/Locales/ru.yaml:1:1: \(missing)
        Old/Locales/2.yaml:1:1: error: the file's name is not a language tag; rename 2.yaml to \
        one such as pt-BR.yaml [locale-invalid]
        Old/Locales/en.yaml:1:5: error: no { stands before this }; remove it, or write '}' in apostrophes \
        where it is meant [brace-stray]
        """
      ], "\(run.output)")
  }

  @Test func theManifestHereIsTheDefault() {
    let files = MemoryFiles(["plaudit.yaml": manifest, "Locales/en.yaml": "a-b: x\naB: y"])
    #expect(
      Run("validate", files: files).output == [
        """
        Locales/en.yaml:2:1: error: this key and a-b at Locales/en.yaml:1:1 would both be the Swift name \
        aB; rename one [identifier-collision]
        1 error, 0 warnings in 2 files
          identifier-collision  1
        """
      ])
    #expect(Run("validate").status == .usage)
  }

  @Test func whatRuns() {
    let files = MemoryFiles(["a.xcstrings": catalog("голос")])
    func ids(_ options: String...) -> [String] {
      var output: [String] = []
      let console = Console(
        print: { output = $0.split(separator: "\n").map(String.init) }, report: { output = [$0] })
      _ = Tool.run(
        ["validate", "a.xcstrings", "--quiet"] + options,
        in: Environment(console: console, files: files))
      return output.map { String($0.split(separator: "[").last?.dropLast() ?? "") }
    }
    #expect(ids() == ["plural-missing", "plural-number-dropped"])
    #expect(ids("--only", "plural-missing,empty") == ["plural-missing"])
    #expect(ids("--skip", "plural-missing") == ["plural-number-dropped"])
    #expect(ids("--source-language", "ru", "--only", "plural-missing") == ["plural-missing"])
  }

  @Test func warningsFailWhereTheyShould() {
    let files = MemoryFiles([
      "a.xcstrings":
        #"{"strings": {"a": {"localizations": {"en_US": {"stringUnit": {"value": "x"}}}}}}"#
    ])
    #expect(Run("validate", "a.xcstrings", files: files).status == .success)
    #expect(Run("validate", "a.xcstrings", "--strict", files: files).status == .faults)
  }

  @Test func notesAreCountedOrShown() {
    let files = MemoryFiles(["a.xcstrings": #"{"strings": {"a": {"extractionState": "stale"}}}"#])
    #expect(
      Run("validate", "a.xcstrings", files: files).output
        == ["1 note not shown; see them with --notes\n0 errors, 0 warnings in 1 file"])
    #expect(
      Run("validate", "a.xcstrings", "--notes", files: files).output.first?
        .contains(": note: the code no longer has 1 message") ?? false)
  }

  @Test func aBaselineKnowsFindingsByKeyAndNotByLine() {
    let files = MemoryFiles(["a.xcstrings": catalog("%lld голос")])
    #expect(
      Run("validate", "a.xcstrings", "--write-baseline", "b.json", files: files).status == .success)
    let moved = MemoryFiles([
      "a.xcstrings": "\n\n" + catalog("голос"), "b.json": files.text("b.json") ?? "",
      "c.json": "[]",
    ])
    let run = Run("validate", "a.xcstrings", "--baseline", "b.json", files: moved)
    #expect(run.status == .faults)
    #expect(run.output.first?.contains("[plural-number-dropped]") ?? false)
    #expect(run.output.first?.contains("[plural-missing]") == false)
    #expect(
      run.output.first?.contains("1 error, 0 warnings in 1 file; 1 finding known before") ?? false)
    #expect(Run("validate", "a.xcstrings", "--baseline", "c.json", files: moved).status == .usage)
  }

  @Test func commentsSilence() {
    func lines(_ comment: String) -> [String] {
      Run(
        "validate", "a.xcstrings", "--quiet",
        files: MemoryFiles(["a.xcstrings": catalog("%lld голос", comment: comment)])
      ).output.flatMap { $0.split(separator: "\n").map(String.init) }
    }
    #expect(lines("[plaudit:ignore plural-missing]").isEmpty)
    #expect(
      lines("for menus [plaudit:ignore plural-missing, empty]") == [
        "a.xcstrings:1:59: warning: this silences no finding of empty; remove it [silence-unused]"
      ])
    #expect(
      lines("[plaudit:ignore plural-mising]").contains {
        $0.hasSuffix("of plural-mising; did you mean plural-missing? [silence-unused]")
      })
  }

  @Test func commentsSilenceInLocaleFiles() {
    let files = MemoryFiles([
      "Locales/en.yaml":
        "a: {one: '{count} a', other: '{count} b'}\nb: {one: '{count} a', other: '{count} b'}",
      "Locales/ru.yaml": """
      # plaudit:ignore plural-missing
      a: {one: '{count} б', other: '{count} в'}
      # plaudit:ignore empty
      b: {one: '{count} б', few: '{count} в', many: '{count} в', other: '{count} в'}
      """,
    ])
    #expect(
      Run("validate", "Locales", "--quiet", files: files).output == [
        "Locales/ru.yaml:3:1: warning: this silences no finding of empty; remove it [silence-unused]"
      ])
  }

  @Test func theManifestDecidesSeverities() {
    let texts = [
      "Locales/en.yaml": "a: {one: '{count} a', other: '{count} b'}\nb: GitHub",
      "Locales/ru.yaml": "a: {one: '{count} б', other: '{count} в'}\nb: GitHub",
    ]
    func output(_ validate: String, _ options: String...) -> [String] {
      var output: [String] = []
      let console = Console(print: { output.append($0) }, report: { output.append($0) })
      let files = MemoryFiles(
        texts.merging(["plaudit.yaml": manifest + "validate: \(validate)"]) { first, _ in first })
      _ = Tool.run(
        ["validate", "--quiet", "--notes"] + options,
        in: Environment(console: console, files: files))
      return output
    }
    #expect(
      output("{plural-missing: warning, names: [GitHub]}", "--skip", "plural-missing-decimal") == [
        "Locales/ru.yaml:1:1: warning" + missing.dropFirst(5)
      ])
    #expect(output("{plural-missing: off, untranslated: off}").isEmpty)
    #expect(
      output("{plural-missing: off, untranslated: off, empty: off}") == [
        "plaudit.yaml:2:52: warning: nothing is found by empty, so it need not be off; remove the line "
          + "[silence-unused]"
      ])
    #expect(
      output("{plural-mising: off}", "--only", "unknown-key") == [
        "plaudit.yaml:2:12: error: no check has the id `plural-mising`: did you mean `plural-missing`? "
          + "[unknown-key]"
      ])
  }

  @Test func standardInput() {
    let files = MemoryFiles(["-": catalog("%lld голос")])
    #expect(
      Run("validate", "-", "--as", "xcstrings", "--quiet", files: files).output
        == ["<stdin>:5:25: \(missing)"])
    #expect(Run("validate", "-", files: files).status == .usage)
  }

  @Test func reportsForMachines() throws {
    let files = MemoryFiles(["a b.xcstrings": catalog("%lld голос")])
    let json = try JSONSerialization.jsonObject(
      with: Data(Run("validate", "a b.xcstrings", "--format", "json", files: files).output[0].utf8))
    let finding = try #require((json as? [[String: Any]])?.first)
    #expect(finding["id"] as? String == "plural-missing")
    #expect(finding["line"] as? Int == 5)
    #expect(finding["key"] as? String == "votes")
    #expect(finding["language"] as? String == "ru")
    #expect(
      Run("validate", "a b.xcstrings", "--format", "github", files: files).output == [
        "::error file=a b.xcstrings,line=5,col=25,title=plural-missing::"
          + missing.dropFirst(7).replacing(" [plural-missing]", with: "")
      ])
    let sarif = try JSONSerialization.jsonObject(
      with: Data(Run("validate", "a b.xcstrings", "--format", "sarif", files: files).output[0].utf8)
    )
    let run = try #require(((sarif as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [[String: Any]])?.first?["ruleId"] as? String == "plural-missing")
    #expect("\(run)".contains("a%20b.xcstrings"))
  }

  @Test(arguments: [
    (["x.txt"], "x.txt is nothing that Plaudit reads"),
    (["a.xcstrings"], "a.xcstrings: no such file"),
    (["--format", "xml"], "no format xml; write one of text, json, sarif, github"),
    (["--only", "plural-mising"], "--only: no check plural-mising; did you mean plural-missing?"),
  ])
  func whatMakesNoSenseIsUsage(words: [String], report: String) {
    var reports: [String] = []
    let console = Console(print: { _ in }, report: { reports.append($0) })
    let status = Tool.run(
      ["validate"] + words, in: Environment(console: console, files: MemoryFiles([:])))
    #expect(status == .usage)
    #expect(reports.first?.contains(report) ?? false, "\(reports)")
  }

  @Test func listsTheChecks() {
    let output = Run("validate", "--list-checks").output[0].split(separator: "\n")
    #expect(output.count > 80)
    #expect(output.contains { $0.hasPrefix("plural-missing ") && $0.contains(" error  ") })
  }

  @Test func aFormThatIsNoTextIsToldOnce() {
    for form in ["one", "other"] {
      let value = #"{"stringUnit": {"state": "translated", "value": "%lld x"}}"#
      let faulty = value.replacing("\"%lld x\"", with: "null")
      let forms = ["one", "other"].map { "\"\($0)\": " + ($0 == form ? faulty : value) }
      for language in ["en", "de"] {
        let text = #"{"variations": {"plural": {\#(forms.joined(separator: ", "))}}}"#
        let file = #"""
          {"sourceLanguage": "en", "strings": {"%lld x": {"localizations": {
            "fr": {"stringUnit": {"state": "translated", "value": "%lld x"}},
            "\#(language)": \#(text)}}}, "version": "1.0"}
          """#
        let run = Run(
          "validate", "L.xcstrings", "--quiet", "--skip", "untranslated,plural-lost",
          files: MemoryFiles(["L.xcstrings": file]))
        let lines = run.output.flatMap { $0.split(separator: "\n") }
        #expect(lines.count == 1 && lines.first?.hasSuffix("[syntax]") ?? false, "\(lines)")
      }
    }
  }
}
