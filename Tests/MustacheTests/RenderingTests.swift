import Mustache
import Testing

struct RenderingTests {
  private func render(
    _ template: String, _ value: MustacheValue = [:], partials: [String: String] = [:],
    escape: (String) -> String = { $0 }
  ) throws -> String {
    try MustacheTemplate(template)
      .render(value, partials: partials.mapValues(MustacheTemplate.init), escape: escape)
  }

  @Test func escapesWithTheGivenFunction() throws {
    let text = try render("{{a}} {{{a}}} {{&a}}", ["a": "x"], escape: { "<\($0)>" })
    #expect(text == "<x> x x")
  }

  @Test func escapesAnEmptyTextButNotAMissingOne() throws {
    let text = try render("{{empty}}{{missing}}", ["empty": ""], escape: { "<\($0)>" })
    #expect(text == "<>")
  }

  @Test func escapesHTML() {
    #expect(
      escapeHTML("a & \"b\" <c> 'd' é\u{301}") == "a &amp; &quot;b&quot; &lt;c&gt; 'd' é\u{301}")
  }

  @Test func takesAnEmptyStringForFalse() throws {
    #expect(try render("{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": ""]) == "no")
  }

  @Test func writesBooleansButNeitherListsNorObjects() throws {
    let value: MustacheValue = ["yes": true, "no": false, "list": ["x"], "object": ["x": "y"]]
    #expect(try render("{{yes}} {{no}} [{{list}}{{object}}]", value) == "true false []")
  }

  @Test func indentsPartialsInPartialsButNotBlankLines() throws {
    let partials = ["outer": "{\n  {{>inner}}\n}\n", "inner": "{{#a}}\n{{a}}\n\n  \n{{/a}}\nz\n"]
    let text = try render("  {{>outer}}\n", ["a": "1\n2"], partials: partials)
    #expect(text == "  {\n    1\n2\n\n  \n    z\n  }\n")
  }

  @Test func keepsALineWithSomethingBesidesATag() throws {
    #expect(try render("{{!a}}{{!b}}\n{{!c\n}} {{!d}}\n") == "\n \n")
  }

  @Test func allowsSpaceBeforeTheSigil() throws {
    #expect(try render("{{ #a }}{{ & . }}{{ /a }}", ["a": "x"]) == "x")
  }

  @Test func rendersTextOutsideASCII() throws {
    let text = try render("ü{{=« »=}}«é»🙂«#é»«.»«/é»", ["é": "😀"])
    #expect(text == "ü😀🙂😀")
  }

  @Test func lastOfSeveralMembersCounts() throws {
    #expect(try render("{{a}}", ["a": "1", "a": "2"]) == "2")
  }

  @Test func listsNamesWithPositions() throws {
    let template = try MustacheTemplate("{{a}}\né{{#b.c}}{{.}}{{{a}}}{{/b.c}}\n  {{> d.e }}")
    let names = template.names.map { "\($0.text) \($0.position.line):\($0.position.column)" }
    #expect(names == ["a 1:1", "b.c 2:2", "a 2:15"])
    let partials = template.partialNames.map { "\($0.text) \($0.position.line)" }
    #expect(partials == ["d.e 3"])
    #expect(template.partialNames.map(\.position.column) == [3])
  }
}
