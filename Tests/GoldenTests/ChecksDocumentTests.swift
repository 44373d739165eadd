import Foundation
import PlauditChecks
import PlauditCommands
import Testing

/// `docs/checks.md` says what the code says. `make checks-doc` writes it.
struct ChecksDocumentTests {
  private static let package = GoldenFileTests.tests
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func isFresh() throws {
    let file = Self.package.appending(path: "docs/checks.md")
    #expect(try String(contentsOf: file, encoding: .utf8) == CheckList.markdown + "\n")
  }

  /// Every id that any source file reports is documented, once.
  @Test func coversEveryID() throws {
    let known = Checks.ids
    #expect(Set(known).count == known.count)
    let sources = Self.package.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    let prompts = try String(
      contentsOf: Self.package.appending(path: "docs/prompts.md"), encoding: .utf8)
    let form = /\b(?:error|warning|Self)\(\s*"([a-z]+(?:-[a-z]+)*)",/
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: form) {
        // What no manifest can silence is told beside the command that reports it.
        let isDocumented =
          path.hasPrefix("PlauditPromptCommands/")
          ? prompts.contains("| `\(match.1)` |") : known.contains(String(match.1))
        #expect(isDocumented, "\(match.1) in \(path)")
      }
    }
  }
}
