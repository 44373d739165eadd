import PlauditCommands
import Testing

struct ToolTests {
  @Test func tellsItsVersion() {
    let run = Run("--version")
    #expect(run.status == .success)
    #expect(run.output.first?.hasPrefix("plaudit \(Tool.version) (ICU ") ?? false)
  }

  @Test(arguments: [
    "accept", "completions", "doctor", "fix", "generate", "init", "link", "plural", "render",
    "schema", "storefronts", "validate", "words",
  ])
  func everyCommandHasHelp(command: String) {
    #expect(Run(command, "--help").status == .success)
    #expect(Run(command, "--help").output.first?.hasPrefix("usage: plaudit \(command) ") ?? false)
    #expect(Run("--help").output.joined().contains(command))
  }

  @Test(arguments: [
    ([], "usage: plaudit COMMAND"),
    (["generat"], "plaudit: no command generat; did you mean generate?"),
    (["xyzzy"], "plaudit: no command xyzzy; see plaudit --help"),
    (["generate"], "plaudit generate: one MANIFEST is needed; see plaudit generate --help"),
    (["generate", "a.yaml"], "plaudit generate: --output is missing"),
    (["generate", "a.yaml", "--outptu", "b"], "no option --outptu; did you mean --output?"),
    (["generate", "a.yaml", "--output"], "--output needs a value"),
    (["generate", "a.yaml", "--output="], "--output needs a value"),
    (["generate", "a.yaml", "--output", ""], "--output needs a value"),
    (["generate", "a.yaml", "--check="], "--check takes no value"),
    (["generate", "a\n\u{1B}.yaml", "--output", "b"], "a\\u{A}\\u{1B}.yaml: no such file"),
    (["generate", "a.yaml", "--output", "b", "--output=c"], "--output is given twice"),
    (["generate", "a.yaml", "--output", "b"], "a.yaml: no such file or folder"),
    (["plural"], "a LANGUAGE is needed"),
    (["plural", "not a tag"], "not a tag is not a language tag; write one such as pt-BR"),
    (["plural", "ru", "x"], "x is not a number; write one such as 21, 1.5 or 1.2c6"),
    (["init", "a", "b"], "one FOLDER at most"),
    (["schema"], "one of manifest, locale is needed"),
    (["schema", "manifst"], "no schema manifst; did you mean manifest?"),
    (["completions", "tcsh"], "no completions tcsh; write one of bash, zsh, fish"),
    (["words", "de", "fr"], "one LANGUAGE at most"),
    (["render", "--locale", "ru"], "either --pattern or --manifest is needed"),
    (["render", "--pattern", "x"], "--locale is missing"),
  ])
  func whatMakesNoSenseIsUsage(words: [String], report: String) {
    var reports: [String] = []
    let console = Console(
      print: { _ in Issue.record("nothing is to be printed") }, report: { reports.append($0) })
    let status = Tool.run(words, in: Environment(console: console, files: MemoryFiles([:])))
    #expect(status == .usage)
    #expect(reports.count == 1)
    #expect(reports[0].contains(report), "\(reports)")
  }

  @Test(arguments: [["--version"], ["--help"], ["plural", "--help"], ["plural", "ru", "1"]])
  func whatCannotBePrintedFails(words: [String]) {
    var reports: [String] = []
    let console = Console(
      print: { _ throws(FileFailure) in
        throw FileFailure(path: "standard output", reason: "no space left on device")
      }, report: { reports.append($0) })
    let status = Tool.run(words, in: Environment(console: console, files: MemoryFiles([:])))
    #expect(status == .usage)
    #expect(reports.count == 1)
    #expect(reports[0].hasSuffix(": standard output: no space left on device"), "\(reports)")
  }
}
