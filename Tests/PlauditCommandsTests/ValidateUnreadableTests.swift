import PlauditCommands
import Testing

/// What cannot be read hides everything else, so nothing hides it.
struct ValidateUnreadableTests {
  private static let files = [
    "a.xcstrings": #"{"strings": ["#, "b.xcstrings": #"{"sourceLanguage": "en"}"#,
    "c.xliff": "<xliff", "de.lproj/T.strings": "bplist00", "Texts/Locales/en.yaml": "a: \"",
    "App/plaudit.yaml": "app: 1", "No/plaudit.yaml": "app: {id: 1}\nmessages: Locales",
    "Set/plaudit.yaml": "app: {id: 1}\nmessages: L.xcstrings\nvalidate: {syntax: off}",
    "Set/L.xcstrings": "[",
  ]

  @Test(arguments: [
    "a.xcstrings", "b.xcstrings", "c.xliff", "de.lproj", "Texts/Locales", "App", "No", "Set",
  ])
  func isToldWhateverIsAskedFor(path: String) {
    let files = MemoryFiles(Self.files)
    let all = Run("validate", path, "--quiet", files: files)
    #expect(all.status == .faults && all.output.joined().contains(": error: "))
    for options in [["--only", "plural-missing"], ["--skip", "syntax,encoding,yaml-syntax"]] {
      let run = Run(["validate", path, "--quiet"] + options, files: files)
      #expect(run.status == .faults && run.output == all.output, "\(run)")
    }
  }

  @Test func isKnownToNoBaseline() {
    let files = MemoryFiles([
      "a.xcstrings": "{",
      "b.json": """
      {"version": 1, "findings": [
        {"file": "a.xcstrings", "key": "", "language": "", "id": "syntax"}
      ]}
      """,
    ])
    #expect(Run("validate", "a.xcstrings", "--baseline", "b.json", files: files).status == .faults)
    let written = Run("validate", "a.xcstrings", "--write-baseline", "c.json", files: files)
    #expect(written.status == .faults && files.written.isEmpty)
    #expect(written.reports.joined().contains("[syntax]"))
  }
}
