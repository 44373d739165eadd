import Foundation
import PlauditCommands
import Testing

struct InitTests {
  private func run(
    _ words: [String], files: MemoryFiles = MemoryFiles([:]), answers: [String] = []
  ) -> (status: PlauditCommands.ExitStatus, output: [String], reports: [String]) {
    var (output, reports, answers) = ([String](), [String](), answers[...])
    let console = Console(
      print: { output.append($0) }, report: { reports.append($0) }, ask: { _ in answers.popFirst() }
    )
    let status = Tool.run(["init"] + words, in: Environment(console: console, files: files))
    return (status, output, reports)
  }

  @Test(arguments: AppStoreLanguages.tags + ["all", "de, fr ,en", "en,cy"])
  func whatItWritesBuildsAsItStands(languages: String) {
    let files = MemoryFiles([:])
    let start = run(
      ["--id", "id777319358", "--name", "Bob's \"App\" \\ {app} # 1: é", "--languages", languages],
      files: files)
    #expect(start.status == .success, "\(start.reports)")
    #expect(
      files.written == [
        "plaudit.yaml", ".plaudit/manifest.schema.json", ".plaudit/locale.schema.json",
      ])
    let build = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(build.status == .success, "\(build.reports)")
    #expect(build.reports.isEmpty == !languages.contains("cy"), "\(build.reports)")
    let swift = files.text("o.swift") ?? ""
    #expect(swift.contains("777319358"))
    #expect(swift.contains("ratingsCount"))
    #expect(
      Run("validate", "--strict", files: files).status
        == (languages.contains("cy") ? .faults : .success))
  }

  @Test func printsTheLinesThatTheSystemNeeds() throws {
    let start = run(["--id", "1", "--name", "App", "--languages", "de,en-US,de"])
    #expect(
      start.output == [
        """
        <key>CFBundleLocalizations</key>
        <array>
          <string>de</string>
          <string>en-US</string>
        </array>
        """
      ])
    let plist = "<plist version=\"1.0\"><dict>\(start.output[0])</dict></plist>"
    let read = try PropertyListSerialization.propertyList(from: Data(plist.utf8), format: nil)
    #expect(read as? [String: [String]] == ["CFBundleLocalizations": ["de", "en-US"]])
  }

  @Test func editorsFindTheSchemaBesideTheManifest() {
    let files = MemoryFiles([:])
    _ = run(["App", "--id", "1", "--name", "App", "--languages", "en"], files: files)
    let first = files.text("App/plaudit.yaml")?.split(separator: "\n").first
    #expect(first == "# yaml-language-server: $schema=.plaudit/manifest.schema.json")
    for schema in FileSchema.allCases {
      #expect(files.text("App/.plaudit/\(schema.rawValue).schema.json") == schema.text + "\n")
    }
  }

  @Test func theFirstLanguageIsTheSource() {
    let files = MemoryFiles([:])
    _ = run(["App/", "--id=1", "--name=App", "--languages=de,en"], files: files)
    let text = files.text("App/plaudit.yaml") ?? ""
    #expect(text.contains("source-language: de\nlanguages: [de, en]\n"), "\(text)")
  }

  @Test func asksForWhatIsLeftOutUntilItMakesSense() {
    let files = MemoryFiles([:])
    let start = run(
      ["--name", "App"], files: files, answers: ["x", "", "42", "klingon!", "en, fr"])
    #expect(start.status == .success)
    #expect(start.reports.count == 4)
    #expect(files.text("plaudit.yaml")?.contains("app: {id: 42, name: \"App\"}") ?? false)
    #expect(files.text("plaudit.yaml")?.contains("languages: [en, fr]") ?? false)
  }

  @Test(arguments: ["plaudit.yaml", "plaudit.yml"])
  func editsNothingThatExists(name: String) {
    let files = MemoryFiles([name: "mine"])
    let start = run(["--id", "1", "--name", "App", "--languages", "en"], files: files)
    #expect(start.status == .usage)
    #expect(start.reports == ["plaudit init: \(name): already there; nothing is written"])
    #expect(files.written == [])
  }

  @Test(arguments: [
    (["--name", "App", "--languages", "en"], "--id is missing"),
    (["--id", "x", "--name", "App", "--languages", "en"], "x is not an app's number"),
    (["--id", "0", "--name", "App", "--languages", "en"], "0 is not an app's number"),
    (["--id", "1", "--name", " ", "--languages", "en"], "the app's name is one line of text"),
    (["--id", "1", "--name", "a\nb", "--languages", "en"], "the app's name is one line of text"),
    (["--id", "1", "--name", "App", "--languages", "en,xx"], "xx is no language"),
    (["--id", "1", "--name", "App", "--languages", ","], "write languages such as en,de, or all"),
    (["--id", "1", "--name", "App", "--languages", "cy,en"], "there are no ready words in cy"),
  ])
  func whatMakesNoSenseIsUsage(words: [String], report: String) {
    let files = MemoryFiles([:])
    let start = run(words, files: files)
    #expect(start.status == .usage)
    #expect(start.reports.count == 1)
    #expect(start.reports.first?.contains(report) ?? false, "\(start.reports)")
    #expect(files.written == [])
  }
}
