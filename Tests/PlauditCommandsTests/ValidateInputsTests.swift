import PlauditCommands
import Testing

struct ValidateInputsTests {
  private let catalog = #"""
    {"sourceLanguage": "en", "strings": {"GitHub": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "GitHub "}}}}}, "version": "1.0"}
    """#

  private func files(validate: String = "{}") -> MemoryFiles {
    MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nmessages: L.xcstrings\nvalidate: \(validate)\n",
      "L.xcstrings": catalog, "Kit/M.xcstrings": catalog,
    ])
  }

  @Test(arguments: [
    ["."], ["plaudit.yaml", "L.xcstrings", "Kit"], ["./L.xcstrings", "Kit", "plaudit.yaml"],
  ])
  func theCatalogueOfAManifestIsReadOnceWithItsSettings(paths: [String]) {
    let files = files(validate: "{edge-space: off}")
    let run = Run(["validate"] + paths, files: files)
    #expect(
      run.output.map { $0.split(separator: "\n").map(String.init) } == [
        [
          "Kit/M.xcstrings:2:58: warning: white space at the end that the source does not have; remove it "
            + "[edge-space]",
          "0 errors, 1 warning in 3 files", "  edge-space  1",
        ]
      ])
  }

  @Test func theFolderOfAManifestIsReadOnce() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nvalidate: {edge-space: off}", "Locales/en.yaml": "a: b",
      "Locales/de.yaml": "a: 'b '",
    ])
    #expect(
      Run("validate", "plaudit.yaml", "Locales", files: files).output
        == ["0 errors, 0 warnings in 3 files"])
  }

  @Test func aCatalogueThatNoManifestReadsIsReadByItself() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: x}\nmessages: L.xcstrings\n", "L.xcstrings": catalog,
      "Locales/en.yaml": "a: b}",
    ])
    let broken = Run("validate", ".", "--quiet", files: files).output.joined()
    #expect(broken.contains("[app-id]") && broken.contains("[edge-space]"), "\(broken)")
    let other = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nmessages: L.xcstrings\n", "L.xcstrings": catalog,
      "Locales/en.yaml": "a: b}",
    ])
    let both = Run("validate", "plaudit.yaml", "Locales", "--quiet", files: other).output.joined()
    #expect(both.contains("[edge-space]") && both.contains("[brace-stray]"), "\(both)")
  }

  @Test func theSourceLanguageOfTheCommandLineWins() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nsource-language: en", "Locales/en.yaml": "a: b",
      "Locales/de.yaml": "a: b\nonly: c",
    ])
    #expect(Run("validate", "--quiet", files: files).output.joined().contains("[key-extra]"))
    #expect(
      Run("validate", "--quiet", "--source-language", "de", files: files).output.joined()
        .contains("is missing and shown in de: only [key-missing]"))
    #expect(
      Run("validate", "--quiet", "--source-language", "fr", files: files).output.joined()
        .contains("the source language fr has no file"))
    let catalog = Run(
      "validate", "plaudit.yaml", "--quiet", "--source-language", "de", files: self.files())
    #expect(catalog.output.isEmpty && catalog.reports.isEmpty, "\(catalog)")
  }

  @Test func aSourceLanguageThatNothingHasIsTold() {
    let files = MemoryFiles([
      "L.xcstrings": catalog, "de.lproj/T.strings": "\"Hi there\" = \"Hallo\";",
    ])
    func reports(_ language: String, _ paths: String...) -> [String] {
      Run(["validate", "--source-language", language] + paths, files: files).reports
    }
    let told = "warning: --source-language names fr, and nothing here has texts in it"
    #expect(reports("fr", ".") == [told])
    #expect(reports("fr", "de.lproj") == [told])
    #expect(reports("de", ".").isEmpty)
    // The keys are its texts.
    #expect(reports("en", "L.xcstrings").isEmpty)
  }
}
