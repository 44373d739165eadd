import Foundation
import PlauditKit
import PlauditModel
import PlauditWriters
import TestSupport
import Testing

/// The page's scripts: their own tests, and what they write as this tool reads it.
@Suite(.enabled(if: node != nil, "node is not installed"))
struct PageScriptTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theirOwnTestsPass() throws {
    let run = try #require(node).run(["--test", "Tests/PageTests/"], in: Self.package)
    #expect(run.succeeded, "\(String(decoding: run.output, as: UTF8.self))")
  }

  /// Texts of all that MessageFormat gives a meaning, in a text of their own and in a form.
  @Test func textsAreReadAsTheyWereMeant() throws {
    var generator = SeededGenerator(seed: 9)
    let signs = ["'", "{", "}", "#", "|", "a", " ", "''", "\n", "é"]
    let texts = (0..<400).map { _ in
      (0..<Int.random(in: 1...7, using: &generator))
        .map { _ in signs.randomElement(using: &generator) ?? "" }.joined()
    }
    let script = """
      import {load, page} from "\(Self.package.appending(path: "Tests/PageTests/page.mjs").absoluteString)";
      const script = load();
      const message = {plain: []};
      console.log(JSON.stringify(\(JavaScriptText.strings(texts)).flatMap(text =>
        [[text], [text, ["a", "x"], text]].flatMap(pattern => [
          script.messageFormat(page, message, pattern, ""),
          script.messageFormat(page, message, [["p", "n", 0, "", {other: pattern}]]),
          script.messageFormat(page, message, [["s", "n", {other: pattern}]]),
        ]))));
      """
    let run = try #require(node).run(["--input-type=module", "--eval", script])
    let written = try JSONDecoder().decode([String].self, from: run.output)
    let patterns = texts.flatMap { text -> [Pattern] in
      [[.text(text)], [.text(text), .argument("x"), .text(text)]]
    }
    #expect(written.count == 3 * patterns.count)
    for (place, text) in written.enumerated() {
      var diagnostics = Diagnostics()
      let source = SourceText(text, at: SourceLocation(path: "text"), isVerbatim: true)
      var read = PatternParser.message(source, into: &diagnostics)?.pattern
      switch read?.first {
      case .plural(let choice)? where place % 3 == 1: read = choice.branches.first?.pattern
      case .select(let choice)? where place % 3 == 2: read = choice.branches.first?.pattern
      default: break
      }
      #expect(read == patterns[place / 3], "\(text)")
    }
  }
}

private let node = Program("node")
