import Mustache
import Testing

struct ErrorTests {
  @Test(arguments: [
    ("a\n  {{b", 2, 3, "this tag is never closed: end it with '}}'"),
    ("{{{a}}", 1, 1, "this tag is never closed: end it with '}}}'"),
    ("{{=<% %>=}}é<%", 1, 13, "this tag is never closed: end it with '%>'"),
    ("{{=a b}}", 1, 1, "this tag is never closed: end it with '=}}'"),
    ("\r\n🙂 {{#a}}{{#b}}{{/b}}", 2, 3, "the section 'a' that begins here is never closed"),
    ("{{^a}}", 1, 1, "the section 'a' that begins here is never closed"),
    ("x\n{{/a}}", 2, 1, "no section is open that 'a' could close"),
    (
      "\n {{#a}}\n{{/b}}", 3, 1,
      "this closes 'b', but the section 'a' that begins at line 2, column 2 must be closed first"
    ),
    ("{{}}", 1, 1, "this tag has no name"),
    ("{{#  }}", 1, 1, "this tag has no name"),
    ("{{>}}", 1, 1, "this tag has no name"),
    ("{{a b}}", 1, 1, "'a b' is not a name"),
    ("{{> a b}}", 1, 1, "'a b' is not a name"),
    ("{{a..b}}", 1, 1, "'a..b' is not a name"),
    ("{{.a}}", 1, 1, "'.a' is not a name"),
    ("{{==}}", 1, 1, "'' are not delimiters"),
    ("{{=<%=}}", 1, 1, "'<%' are not delimiters"),
    ("{{=a b c=}}", 1, 1, "'a b c' are not delimiters"),
    ("{{=a= b=}}", 1, 1, "'a= b' are not delimiters"),
    ("{{=12345678901234567 b=}}", 1, 1, "'12345678901234567 b' are not delimiters"),
  ])
  func pointsAtTheTag(template: String, line: Int, column: Int, message: String) throws {
    let error = try #require(throws: MustacheError.self) { try MustacheTemplate(template) }
    #expect(error.position.line == line)
    #expect(error.position.column == column)
    #expect(error.message.hasPrefix(message), "\(error.message)")
  }

  @Test func refusesDeepNestingOfSections() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    }
    #expect(try MustacheTemplate(nested(100)).render(["a": true], escape: { $0 }) == "x")
    let error = try #require(throws: MustacheError.self) { try MustacheTemplate(nested(100_000)) }
    #expect(error.position.column == 601)
    #expect(error.message.contains("at most 100 sections"))
  }

  @Test(arguments: ["{{>a}}", "{{#x}}{{>b}}{{/x}}", "{{#x}}{{#x}}\n  {{>a}}\n{{>a}}{{/x}}{{/x}}"])
  func refusesPartialsWithoutEnd(_ partial: String) throws {
    let partials = try ["a": MustacheTemplate(partial), "b": MustacheTemplate("{{>a}}")]
    let template = try MustacheTemplate("{{>c}}\n {{>a}}")
    let error = try #require(throws: MustacheError.self) {
      try template.render(["x": ["1", "2"]], partials: partials, escape: { $0 })
    }
    #expect(error.position.line == 2)
    #expect(error.position.column == 2)
    #expect(error.message.hasPrefix("the partial 'a' leads to too deep a nesting"))
  }

  @Test func namesThePartialThatIsToBlame() throws {
    let partials = try ["ok": MustacheTemplate("ok"), "a": MustacheTemplate("{{>ok}}{{>a}}")]
    let template = try MustacheTemplate("{{>ok}}{{>a}}")
    let error = try #require(throws: MustacheError.self) {
      try template.render([:], partials: partials, escape: { $0 })
    }
    #expect(error.position.column == 8)
  }

  /// Each would take longer than there is time.
  @Test(arguments: ["{{>p0}}", "\n{{>text}}"])
  func refusesWhatNeverEnds(_ text: String) throws {
    var partials = try ["text": MustacheTemplate("{{#x}}{{#x}}{{#x}}{{y}}{{/x}}{{/x}}{{/x}}")]
    for level in 0..<40 {
      partials["p\(level)"] = try MustacheTemplate("{{>p\(level + 1)}}{{>p\(level + 1)}}")
    }
    let items = (0..<100).map { MustacheValue.string("\($0)") }
    let value: MustacheValue = [
      "x": .list(items), "y": .string(String(repeating: "y", count: 1 << 20)),
    ]
    let template = try MustacheTemplate(text)
    let error = try #require(throws: MustacheError.self) {
      try template.render(value, partials: partials, escape: { $0 })
    }
    #expect(error.position.line == (text.hasPrefix("\n") ? 2 : 1))
    #expect(error.message.hasPrefix("the template goes on for more than"))
  }

  /// Each takes minutes when the work grows faster than the text.
  @Test(arguments: [
    ("", "{{", 500_000, ""),
    ("{{=aaaaaaaaaaaaaaaa b=}}", "a", 1_000_000, "{"),
    ("{{=aaaaaaaaaaaaaaac b=}}", "a", 1_000_000, "aaaaaaaaaaaaaaac"),
    ("", "{{a}}", 200_000, "{{"),
    ("", "{{#a}}{{/a}}", 80_000, "{{"),
    ("{{#a}}", "{{#a}}{{/a}}", 80_000, ""),
    ("", " ", 1_000_000, "{{"),
    ("", "\r\n  {{!a}}  b", 80_000, "{{"),
  ])
  func refusesHugeTemplates(start: String, middle: String, count: Int, end: String) {
    let template = start + String(repeating: middle, count: count) + end
    #expect(throws: MustacheError.self) { try MustacheTemplate(template) }
  }
}
