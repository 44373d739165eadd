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
}
