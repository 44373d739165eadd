import Foundation
import PlauditCommands
import PlauditKit
import PlauditLocales
import PlauditModel
import Testing

/// The files of `locales/`.
struct ReadyWordsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "locales")

  private static let keys = [
    "ratings-count", "ratings-count-short", "average", "average-and-count", "write-review",
    "all-reviews", "stars",
  ]

  /// The texts of a file, as far as they stand in quotes.
  private func quoted(_ file: String) -> [String] {
    file.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("  comment") }
      .flatMap { $0.matches(of: /"([^"]*)"/).map { String($0.output.1) } }
      .filter { !$0.hasPrefix("::") }
      .map { $0.replacing(/\{[^}]*\}/, with: "") }
  }

  @Test func theToolCarriesTheFilesAsTheyAre() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(Set(names) == Set(Locales.all.keys))
    for name in names {
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(Locales.all[name] == text, "run make generate for \(name)")
    }
  }

  @Test func validateFindsNothingButThatTheyAreDrafts() {
    let run = Run(
      ["validate", Self.folder.path, "--strict", "--notes", "--quiet"], files: Disk())
    #expect(run.status == .success)
    let lines = run.output.flatMap { $0.split(separator: "\n") }
    #expect(lines.count == Locales.all.count)
    #expect(lines.allSatisfy { $0.hasSuffix("[state-draft]") }, "\(lines)")
  }

  @Test(arguments: Locales.all.keys.sorted())
  func everyFileTellsItsTermsAndItsState(name: String) {
    let lines = Locales.all[name]?.split(separator: "\n") ?? []
    #expect(lines.first?.hasPrefix("# ") ?? false)
    #expect(lines.contains("state: draft") || lines.contains("state: reviewed"))
    let keys = lines.compactMap { $0.prefixMatch(of: /([a-z-]+):/).map { String($0.output.1) } }
    #expect(Self.keys.filter(keys.contains) == keys.filter { $0 != "state" })
  }

  /// All words, through the parents where a regional file has them from there.
  @Test(arguments: AppStoreLanguages.tags)
  func everyTagOfTheAppStoreHasWordsOfItsLanguage(tag: String) throws {
    let files = MemoryFiles([
      "plaudit.yaml":
        "app: {id: 1}\nsource-language: \(tag)\nlanguages: [\(tag)]\ninclude: [ratings]"
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(run.status == .success, "\(run.reports)")
    #expect(run.reports.isEmpty, "\(run.reports)")
    for key in Self.keys {
      func text(_ language: String) -> [String] {
        let values =
          switch key {
          case "ratings-count", "ratings-count-short": ["count=21"]
          case "average": ["average=4.7"]
          case "average-and-count": ["average=4.7", "count=21"]
          case "stars": ["stars=4.5"]
          default: [String]()
          }
        let files = MemoryFiles([
          "plaudit.yaml":
            "app: {id: 1}\nsource-language: \(language)\nlanguages: [\(language)]\ninclude: [ratings]"
        ])
        return Run(
          ["render", "--locale", language, "--manifest", "plaudit.yaml", key] + values, files: files
        ).output
      }
      #expect(text(tag).count == 1)
      #expect((text(tag) == text("en")) == tag.hasPrefix("en-"), "\(text(tag))")
    }
  }

  /// No English is left, nor another language's letters.
  @Test(arguments: Locales.all.keys.sorted())
  func textsAreInTheLettersOfTheirLanguage(name: String) throws {
    let tag = String(name.dropLast(5))
    let isLatin = try #require(ICU.likelyTag(tag)).contains("-Latn-")
    for text in quoted(Locales.all[name] ?? "") {
      #expect(!text.contains(/[A-Za-z]/) || isLatin, "\(text)")
      #expect(text == text.trimmingCharacters(in: .newlines))
      #expect(text == text.precomposedStringWithCanonicalMapping, "\(text)")
    }
  }

  /// A number that a text has of itself stands beside numbers that Plaudit writes.
  @Test(arguments: Locales.all.keys.sorted())
  func digitsAreThoseOfTheLanguage(name: String) {
    let tag = String(name.dropLast(5))
    let digits = Array(ICU.numberSymbols(for: tag).digits.unicodeScalars)
    for text in quoted(Locales.all[name] ?? "") {
      for scalar in text.unicodeScalars
      where scalar.properties.generalCategory == .decimalNumber {
        #expect(digits.contains(scalar), "\(text)")
      }
    }
  }

  @Test(arguments: ["{app}", "{country}"])
  func noTextHasANameThatCouldNeedACase(name: String) {
    #expect(Locales.all.values.allSatisfy { !$0.contains(name) })
  }
}
