import Foundation
import PlauditModel
import Testing

/// What documents show of the example is what one gets.
struct ReadmeExampleTests {
  private static let package = GoldenFileTests.tests
    .deletingLastPathComponent().deletingLastPathComponent()

  private func file(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
  }

  /// The blocks of one language, without the indentation of a list.
  private func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
      let lines = rest.components(separatedBy: "```")[0].split(
        separator: "\n", omittingEmptySubsequences: false)
      let indentation =
        lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  @Test(.enabled(if: ICU.version.hasPrefix("72."), "the goldens hold the data of ICU 72"))
  func theGeneratedCode() throws {
    let shown = try blocks("swift", in: file("docs/messages.md"))[0]
    let golden = try file("Tests/GoldenTests/Goldens/Immigration.swift")
      .components(separatedBy: "\n").map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
      .joined(separator: "\n")
    #expect(golden.contains(shown))
  }

  @Test func theManifestAndTexts() throws {
    let example = "Examples/Immigration/Sources/Immigration"
    let shown = try blocks("yaml", in: file("README.md"))
    let files = try ["plaudit.yaml", "Locales/en.yaml", "Locales/ru.yaml"].map {
      try file("\(example)/\($0)")
    }.joined()
    #expect(shown.count == 4)
    for block in shown.dropFirst() {
      for line in block.split(separator: "\n") where !line.hasPrefix("#") {
        #expect(files.contains(line), "\(line)")
      }
    }
  }
}
