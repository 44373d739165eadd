import PlauditCommands
import Testing

/// A manifest that names no app and is for checks alone.
struct FolderSettingsTests {
  private let catalog = #"""
    {"sourceLanguage": "en", "strings": {"1st": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "1st "}}}}}, "version": "1.0"}
    """#

  private func lines(_ words: String..., manifest: String, and more: [String: String] = [:])
    -> [String]
  {
    let texts = [
      "plaudit.yaml": manifest, "L.xcstrings": catalog, "App/M.xcstrings": catalog,
      "App/de.lproj/T.strings": "\"Hi there\" = \"Hallo \";",
    ]
    let run = Run(
      ["validate", "--quiet", "--notes", "--skip", "untranslated"] + words,
      files: MemoryFiles(texts.merging(more) { $1 }))
    return run.output.flatMap { $0.split(separator: "\n").map(String.init) } + run.reports
  }

  private func places(_ lines: [String]) -> [String] {
    lines.compactMap { $0.split(separator: ":").first.map(String.init) }
  }

  @Test func isForAllThatLiesInItsFolder() {
    let all = ["App/M.xcstrings", "App/de.lproj/T.strings", "L.xcstrings"]
    #expect(places(lines(".", manifest: "validate: {empty: note}")) == all)
    #expect(places(lines(manifest: "validate: {empty: note}")) == all)
    #expect(lines(".", manifest: "validate: {edge-space: off}").isEmpty)
    #expect(lines(manifest: "validate: {edge-space: off}").isEmpty)
    #expect(
      lines(
        "App/M.xcstrings", "L.xcstrings", "plaudit.yaml", manifest: "validate: {edge-space: off}"
      )
      .isEmpty)
    #expect(places(lines("App", manifest: "validate: {edge-space: off}")).count == 2)
  }

  @Test func theNearestCounts() {
    let near = ["App/plaudit.yaml": "validate: {edge-space: note}"]
    let told = lines(".", manifest: "validate: {edge-space: off}", and: near)
    #expect(places(told) == ["App/M.xcstrings", "App/de.lproj/T.strings"])
    #expect(told.allSatisfy { $0.contains(": note: ") })
  }

  @Test func mayNameItsCatalogueAndLanguages() {
    let manifest = "messages: L.xcstrings\nsource-language: de\nvalidate: {edge-space: error}"
    // No Swift is made of it, so `1st` is a good key.
    #expect(lines(manifest: manifest).isEmpty)
    #expect(
      places(lines(manifest: manifest.replacing("source-language: de\n", with: "")))
        == ["L.xcstrings"])
  }

  @Test(arguments: ["validate: {}\nstorefronts: [us]", "links: {}", "validat: {}", "{}"])
  func whatSwiftIsMadeOfNeedsAnApp(manifest: String) {
    #expect(lines("plaudit.yaml", manifest: manifest).joined().contains("plaudit.yaml:1:1: error"))
  }

  @Test func generateNeedsAnApp() {
    let files = MemoryFiles(["plaudit.yaml": "validate: {}"])
    let run = Run("generate", "plaudit.yaml", "--output", "a.swift", files: files)
    #expect(run.status == .faults && files.written.isEmpty)
    #expect(run.reports.joined().contains("`app`"), "\(run.reports)")
  }

  /// German is the source, whatever the catalogue says itself.
  private func german(_ more: [String: String] = [:]) -> MemoryFiles {
    func text(_ language: String, _ value: String) -> String {
      #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }
    let texts = [text("en", "Hello "), text("de", "Hallo "), text("fr", "Bonjour ")]
    let files = [
      "plaudit.yaml": "source-language: de\nvalidate: {untranslated: off}",
      "App/L.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {
        \#(texts.joined(separator: ",\n"))}}}, "version": "1.0"}
      """#,
    ]
    return MemoryFiles(files.merging(more) { $1 })
  }

  @Test(arguments: [["--in", "App/L.xcstrings"], ["--in", "App"], ["--in", "."], []])
  func acceptsForTheSourceLanguageThatIsValidated(words: [String]) {
    let files = german()
    let run = Run(["accept"] + words, files: files)
    #expect(run.output == ["App/L.xcstrings.lock: 2 translations accepted"], "\(run.reports)")
    #expect(Run("accept", "--locale", "fr", "Hello", files: files).status == .success)
    for path in [".", "App", "App/L.xcstrings"] {
      let told = Run(
        "validate", path, "--quiet", "--only", "translation-outdated", files: files)
      #expect(told.output.isEmpty)
    }
  }

  @Test func severalCataloguesAreNamed() {
    let run = Run("accept", files: german(["M.xcstrings": catalog]))
    #expect(run.status == .usage)
    #expect(run.reports.joined().contains("several catalogues here; name one with --in"))
    let none = Run("accept", files: MemoryFiles(["plaudit.yaml": "validate: {empty: off}"]))
    #expect(none.reports.joined().contains("no catalogues here"), "\(none.reports)")
  }

  @Test func everyCommandTakesItsSourceLanguage() {
    for path in [".", "App/L.xcstrings"] {
      let files = german()
      // The source has the space too.
      #expect(Run("fix", path, "--write", files: files).output == ["nothing to mend"])
      _ = Run("export", path, "--to", "xliff", "--output", "out", files: files)
      #expect(files.written == ["out/en.xliff", "out/fr.xliff"])
    }
    let run = Run("import", "App/L.xcstrings", "--into", ".", "--dry-run", files: german())
    #expect(run.output.last == "0 taken, 2 the same, 0 in conflict; nothing is written")
    let locales = german(["B/Locales/de.yaml": "a: 'b {n}'", "B/Locales/en.yaml": "a: 'c {n}'"])
    for command in ["preview", "validate"] {
      let run = Run(command, "B/Locales", files: locales)
      #expect(run.status == .success && run.reports.isEmpty, "\(run.reports)")
    }
    let json = Run("preview", "B/Locales", "--pseudo", "--json", files: locales)
    #expect(json.output.joined().contains("ƀ"), "\(json.output)")
  }

  @Test func theManifestOfAnAppCountsForItsOwnTexts() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nsource-language: de", "Locales/de.yaml": "a: b",
      "Locales/en.yaml": "a: c", "Locales/fr.yaml": "a: d",
    ])
    #expect(Run("accept", "--in", "Locales", files: files).status == .success)
    let run = Run("validate", "--quiet", files: files)
    #expect(run.output.isEmpty, "\(run.output)")
  }

  @Test func itsLanguagesNeedNoLocaleFiles() {
    let files = german(["plaudit.yaml": "languages: [en, de]\nvalidate: {edge-space: off}"])
    let run = Run("validate", "--quiet", files: files)
    #expect(run.status == .success && run.output.isEmpty, "\(run.output)")
    #expect(Run("fix", files: files).status == .success)
    #expect(Run("doctor", files: files).output.contains("ok     plaudit.yaml: can be read"))
  }
}
