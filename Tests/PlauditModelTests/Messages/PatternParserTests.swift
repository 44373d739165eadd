import PlauditKit
import PlauditModel
import TestSupport
import Testing

struct PatternParserTests {
  private func parse(_ text: String) -> (parsed: ParsedPattern?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let source = SourceText(
      text, at: SourceLocation(path: "f", line: 3, column: 5), isVerbatim: true)
    let parsed = PatternParser.message(source, into: &diagnostics)
    return (parsed, diagnostics)
  }

  @Test func bothNotationsMakeOneTree() {
    let pattern = parse("{count, plural, =0 {none} one {# rating} other {{count} ratings}}").parsed
    #expect(
      pattern?.pattern == [
        .plural(
          PluralChoice(
            argument: "count", kind: .cardinal,
            branches: [
              .init(selector: .exact("0"), pattern: [.text("none")]),
              .init(
                selector: .category(.one), pattern: [.argument("count"), .text(" rating")]),
              .init(
                selector: .category(.other), pattern: [.argument("count"), .text(" ratings")]),
            ]))
      ])
  }

  @Test func usesHaveTypesAndPlaces() {
    let uses = parse("{a} {b, number} {c, select, other {{d, plural, other {#}}}}").parsed?.uses
    #expect(uses?.map(\.name) == ["a", "b", "c", "d"])
    #expect(uses?.map(\.type) == [nil, .integer, .text, .integer])
    #expect(uses?.map(\.location.column) == [5, 9, 21, 40])
  }

  @Test func anOffsetIsTakenFromTheNumberSign() {
    let pattern = parse("{n, plural, offset:2 other {# of {n}}}").parsed?.pattern
    var elements: Pattern = []
    pattern?.forEachElement { elements.append($0) }
    #expect(elements.contains(.difference("n", offset: 2, style: NumberStyle())))
    #expect(elements.contains(.argument("n")))
  }

  @Test(arguments: [
    ("{", "3:5 syntax"), ("{a", "3:5 syntax"), ("{a b}", "3:6 syntax"),
    ("{n, plural, one {x}}", "3:5 plural-other-missing"),
    ("{n, plural, foo {x} other {y}}", "3:17 plural-unknown"),
    ("{n, plural, one {x} one {y} other {z}}", "3:25 plural-duplicate"),
    ("{n, plural, =1 {x} =01 {y} other {z}}", "3:24 plural-duplicate"),
    ("{n, select, a {x} a {y} other {z}}", "3:23 select-duplicate"),
    ("{n, select, other {x} other {y}}", "3:27 select-duplicate"),
    ("{n, plural, offset:1.5 other {z}}", "3:24 syntax"),
    ("{n, choice, 0#none|1#one}", "3:5 keyword-unknown"),
    ("{n, choice, 0#{a}|1#{b, plural, other {c}}} {d}", "3:5 keyword-unknown"),
    ("{n, date}", "3:5 keyword-unknown"), ("{n, spellout}", "3:5 keyword-unknown"),
    ("{n, number, currency}", "3:17 number-style"),
    ("{n, pluriel, other {x}}", "3:5 keyword-unknown"),
    ("{n, множественное, one {# голос} other {#}}", "3:5 keyword-unknown"),
    ("{n, 复数, other {x}}", "3:5 keyword-unknown"),
    ("x { n , plurál, other {x}}", "3:7 keyword-unknown"),
    ("{n, plural, one {a} other {{m, число}}}", "3:32 keyword-unknown"),
    ("{n, 复数 other {x}}", "3:6 syntax"), ("{n, é", "3:6 syntax"), ("{é é, plural}", "3:6 syntax"),
  ])
  func faults(text: String, fault: String) {
    let (parsed, diagnostics) = parse(text)
    #expect(parsed == nil)
    #expect(diagnostics.faults == [fault], "\(diagnostics.texts)")
  }

  @Test func formsTakeTheNumberSignForTheirNumber() {
    var diagnostics = Diagnostics()
    func form(_ text: String) -> Pattern? {
      let source = SourceText(text, at: SourceLocation(path: "f"), isVerbatim: true)
      return PatternParser.form(source, number: "count", into: &diagnostics)?.pattern
    }
    #expect(form("# ratings") == [.argument("count"), .text(" ratings")])
    #expect(form("'#'1 '{}' it''s") == [.text("#1 {} it's")])
    #expect(diagnostics.isEmpty)
    #expect(form("a } b") == nil)
    #expect(form("a } other {b") == nil)
    #expect(form("{a") == nil)
    #expect(diagnostics.sorted.allSatisfy { $0.message.id == "syntax" })
    #expect(!diagnostics.isEmpty)
  }

  @Test(arguments: ["{", "{a,select,other{", "'{", "}", "{n,plural,other{#"])
  func deepOrLongPatternsDoNotCrash(piece: String) {
    _ = parse(String(repeating: piece, count: 50_000))
    _ = parse(
      String(repeating: piece, count: 200) + "x" + String(repeating: "}}", count: 200))
  }
}
