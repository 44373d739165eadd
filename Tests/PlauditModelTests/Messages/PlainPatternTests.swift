import TestSupport
import Testing

@testable import PlauditModel

struct PlainPatternTests {
  private static let pieces = [
    "{count}", "{a_1}", " ratings", "#", "\n", "é", "👩‍👧", "{_x}", "оценки", "e\u{301}", "|", "\\",
    "\0", "{ count}", "{1}", "{}", "{", "}", "'", "''", "{a, number}", "{ä}", "{a-b}",
  ]

  /// What it takes, it reads as ICU does; it leaves the rest to ICU.
  @Test(arguments: [nil, "n"])
  func readsAsICUDoes(number: String?) {
    var random = SeededGenerator(seed: 20_261_130)
    var plain = 0
    for _ in 0..<20_000 {
      // The plain pieces stand first, so that a good part of the texts is plain.
      let kinds = Bool.random(using: &random) ? Self.pieces.prefix(13) : Self.pieces[...]
      let text = (0..<Int.random(in: 0...6, using: &random))
        .compactMap { _ in kinds.randomElement(using: &random) }.joined()
      let source = SourceText(
        text, at: SourceLocation(path: "f", line: 3, column: 5),
        isVerbatim: Bool.random(using: &random))
      guard let read = PlainPattern(source, number: number) else { continue }
      plain += 1
      var diagnostics = Diagnostics()
      let reference = PatternParser.icuParse(
        source, lead: number == nil ? "" : "other{", tail: number == nil ? "" : "}",
        number: number, into: &diagnostics)
      #expect(read.pattern == reference?.pattern, "\(text.debugDescription)")
      #expect(read.uses == reference?.uses, "\(text.debugDescription)")
    }
    #expect(plain > 5_000)
  }

  @Test func readsWhatMostMessagesAre() throws {
    let source = SourceText(
      "# {count} ratings", at: SourceLocation(path: "f"), isVerbatim: true)
    let form = try #require(PlainPattern(source, number: "n"))
    #expect(form.pattern == [.argument("n"), .text(" "), .argument("count"), .text(" ratings")])
    let message = try #require(PlainPattern(source, number: nil))
    #expect(message.pattern == [.text("# "), .argument("count"), .text(" ratings")])
    #expect(message.uses.map(\.location.column) == [3])
  }
}
