import Foundation
import PlauditCommands
import PlauditModel
import Testing

/// `docs/words`: what a native reader reads. `make words-doc` writes it.
struct WordsDocumentTests {
  private static let folder = GoldenFileTests.tests
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/words")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  @Test(
    .enabled(if: ICU.version.hasPrefix("72."), "the documents hold the data of ICU 72"),
    arguments: WordsDocument.languages)
  func isFresh(language: String) throws {
    let document = try #require(WordsDocument(language))
    #expect(try text("\(language).md") == document.markdown + "\n", "run make words-doc")
  }

  @Test func thereIsOneForEachLanguage() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(WordsDocument.languages.map { "\($0).md" } + ["README.md"]))
  }

  /// The page says for each language, and for each tag of the App Store, what was checked.
  @Test func theReadMeHasEveryLanguage() throws {
    let page = try text("README.md")
    for language in WordsDocument.languages {
      #expect(page.contains("| [`\(language)`](\(language).md) |"), "\(language)")
    }
    let tags = Set(page.matches(of: /`([a-zA-Z0-9-]+)`/).map { String($0.output.1) })
    for tag in ["ar-SA", "en-AU", "en-CA", "en-GB", "es-MX", "fr-CA", "pt-BR", "zh-Hant"] {
      #expect(tags.contains(tag), "\(tag)")
    }
    #expect(page.matches(of: /(?m)^\| \[`/).count == WordsDocument.languages.count)
  }

  /// As the English file has it, with numbers up to a million.
  @Test(arguments: WordsDocument.languages)
  func textsFitIntoTheirRoom(language: String) throws {
    for section in try text("\(language).md").components(separatedBy: "\n## ").dropFirst() {
      let room = section.hasPrefix("`average-and-count`") ? 60 : 40
      for line in section.split(separator: "\n") where line.hasPrefix("| ") {
        let text = line.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? ""
        #expect(text.count <= room, "\(text)")
      }
    }
  }

  /// What compiled code says stands in the document that somebody reads.
  @Test(
    .enabled(if: ICU.version.hasPrefix("72."), "the documents hold the data of ICU 72"),
    arguments: ReadyText.Language.allCases)
  func isWhatAnAppShows(language: ReadyText.Language) throws {
    let page = try text("\(language.rawValue).md")
    let texts = ReadyText(language)
    for number in [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1234, 1_000_000] {
      #expect(page.contains("| \(texts.ratingsCount(number)) |"))
      #expect(page.contains("| \(texts.averageAndCount(average: 4.7, count: number)) |"))
    }
    for number in [0, 1, 2, 5, 21, 999, 1000, 1234, 15000, 1_000_000, 1_200_000] {
      #expect(page.contains("| \(texts.ratingsCountShort(number)) |"))
    }
    for number in stride(from: 0.0, through: 5, by: 0.5) {
      #expect(page.contains("| \(texts.stars(number)) |"))
    }
    #expect(page.contains("| \(texts.average(4.7)) |"))
    #expect(page.contains("| \(texts.writeReview) |"))
    #expect(page.contains("| \(texts.allReviews) |"))
  }
}
