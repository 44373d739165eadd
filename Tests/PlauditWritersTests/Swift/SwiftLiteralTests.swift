@testable import PlauditWriters
import TestSupport
import Testing

struct SwiftLiteralTests {
  @Test func whatCouldEndALiteralIsEscaped() {
    #expect(SwiftLiteral.escape(#"a"b\(c)"#) == #"a\"b\\(c)"#)
    #expect(SwiftLiteral.escape("\n\r\t\0\u{7F}") == #"\n\r\t\u{0}\u{7F}"#)
    #expect(
      SwiftLiteral.escape("\u{202E}\u{2028}\u{A0}\u{FEFF}") == #"\u{202E}\u{2028}\u{A0}\u{FEFF}"#)
  }

  @Test func lettersStayReadable() {
    #expect(SwiftLiteral.escape("21 оценка 👩‍👧 e\u{301}") == "21 оценка 👩‍👧 e\u{301}")
  }

  @Test func noneOfTheBlocksOfLettersHoldsWhatIsHidden() {
    let letters = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter(SwiftLiteral.isLetter)
    #expect(letters.count > 30_000)
    #expect(letters.filter(SwiftLiteral.isHidden) == [])
  }

  @Test func aCommentKeepsItsLine() {
    #expect(SwiftLiteral.comment("a\nb\u{2028}c\r\"\\") == #"a\nb\u{2028}c\r"\"#)
  }

  /// Random hostile texts, compiled as single and as multi-line literals, evaluate to themselves.
  @Test func literalsEvaluateToTheirText() throws {
    var random = SeededGenerator(seed: 20_261_130)
    let texts = (0..<1500).map { _ in Self.hostileText(using: &random) }
    let program =
      "func show(_ text: String) { print(text.utf8.map { String($0, radix: 16) }.joined(separator: \" \")) }\n"
      + texts.map { text in
        let literal = SwiftLiteral.escape(text)
        return "show(\"\(literal)\")\nshow(\"\"\"\n  \(literal)\\\n\n  \"\"\")\n"
      }.joined()
    let lines = try SwiftProgram.run(program).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (place, text) in texts.enumerated() {
      let expected = text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
      #expect(lines[2 * place] == expected)
      #expect(lines[2 * place + 1] == expected)
    }
  }

  private static let pieces = [
    "\"", "\"\"\"", "\\", "\\(", ")", "#", "\"#", "\"##", "\n", "\r", "\r\n", "*/", "/*", "//",
    "\\u{41}", "\0", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{301}", "👩‍👧", "é", " ", "\t", "${x}",
    "{{x}}", "a", "`", "'", "\u{10FFFF}", "\u{E000}", "\u{85}", "<#x#>", "@", "\\",
    noncharacter(0xFDD0), noncharacter(0xFDEF), noncharacter(0xFFFE), noncharacter(0x1FFFF),
  ]

  /// Swift has no escape for some of them.
  private static func noncharacter(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? ""
  }

  private static func hostileText(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
