import PlauditCommands
import Testing

struct RealTextsTests {
  private static let copies = 40

  /// A String Catalog of 720 keys in 19 languages.
  private var catalog: String {
    let languages = RealTexts.byLanguage
    let messages = (0..<Self.copies).flatMap { copy in
      languages[0].texts.indices.map { index in
        let texts = languages.map { "\"\($0.tag)\": \(localization($0.texts[index]))" }
        return "\"m\(copy).\(index)\": {\"localizations\": {\(texts.joined(separator: ","))}}"
      }
    }
    return "{\"sourceLanguage\": \"en\", \"strings\": {\(messages.joined(separator: ","))}}"
  }

  private func localization(_ text: String) -> String {
    guard text.hasPrefix("other: ") || text.contains(" | ") else { return unit(text) }
    let forms = text.split(separator: " | ").map { form in
      let parts = form.split(separator: ": ", maxSplits: 1)
      return "\"\(parts[0])\": \(unit(String(parts[1])))"
    }
    return "{\"variations\": {\"plural\": {\(forms.joined(separator: ","))}}}"
  }

  private func unit(_ text: String) -> String {
    let value = text.replacing("\"", with: "\\\"")
    return "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
  }

  @Test func allLanguagesHaveAllTexts() {
    let counts = RealTexts.byLanguage.map(\.texts.count)
    #expect(counts == Array(repeating: 18, count: 19))
  }

  @Test func checksAreSilentOfACorrectCatalogue() {
    let run = Run("validate", "a.xcstrings", files: MemoryFiles(["a.xcstrings": catalog]))
    #expect(run.status == .success)
    #expect(run.output.last?.hasSuffix("0 errors, 0 warnings in 1 file") ?? false, "\(run.output)")
  }

  @Test func fewNotesAreLeft() {
    let run = Run(
      "validate", "a.xcstrings", "--notes", "--quiet", files: MemoryFiles(["a.xcstrings": catalog])
    )
    let lines = run.output.flatMap { $0.split(separator: "\n") }
    let kinds = Set(lines.map { line in line.drop { $0 != " " } })
    // Letters of loanwords, forms that are the same by right, and "Version" in five languages.
    #expect(
      Set(kinds.map { $0.drop { $0 != "[" } })
        == ["[script-unexpected]", "[plural-all-same]", "[untranslated]"], "\(kinds)")
    #expect(kinds.count <= 7, "\(kinds)")
  }
}
