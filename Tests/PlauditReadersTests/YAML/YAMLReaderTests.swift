import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct YAMLReaderTests {
  private func read(
    _ file: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> YAMLNode? {
    var diagnostics = Diagnostics()
    let node = YAMLReader.read(Array(file.utf8), path: "a.yaml", into: &diagnostics)
    #expect(diagnostics.faults == [], sourceLocation: sourceLocation)
    return node
  }

  private func scalar(_ file: String) -> YAMLNode.Scalar? {
    guard case .mapping(let mapping) = read(file)?.content,
      case .scalar(let scalar) = mapping.entries.first?.value.content
    else { return nil }
    return scalar
  }

  @Test func everyScalarIsText() {
    #expect(
      read("- no\n- 1.0\n- ~\n- 0x1F\n- 2026-01-01\n- <<\n- null\n")?.outline
        == "[no, 1.0, ~, 0x1F, 2026-01-01, <<, null]")
  }

  @Test func stylesAndShapes() {
    let file = """
      ---
      a: {=0: "x", one: '{count} it''s'}
      b:
      - c
      - - d
        - e: f
      g: |-
        h
          i
      j: >
        k
        l
      m:
      ...

      """
    #expect(
      read(file)?.outline
        == "{a: {=0: x, one: {count} it's}, b: [c, [d, {e: f}]], g: h\n  i, j: k l\n, m: }")
  }

  @Test(arguments: ["", "\n", "# a comment\n", "---\n", "\u{FEFF}"])
  func nothing(_ file: String) {
    #expect(read(file)?.isEmpty == true)
  }

  @Test func byteOrderMarkAndWindowsLineEndings() {
    let node = read("\u{FEFF}a: b\r\nc: \"d\"\r\n")
    #expect(node?.outline == "{a: b, c: d}")
    guard case .mapping(let mapping) = node?.content else { return }
    #expect(mapping.entries.map(\.key.location.description) == ["a.yaml:1:1", "a.yaml:2:1"])
    #expect(mapping.entries.map(\.value.location.description) == ["a.yaml:1:4", "a.yaml:2:4"])
  }

  /// The place of the `x` that follows a mark, asked for by its offset in the text.
  @Test(arguments: [
    "a: Ж😀 ▲x\n", "a: \"Ж😀 ▲x\"\n", "a: 'Ж😀 ▲x'\n", "{a: Ж▲x, b: c}\n",
    "a: |\n  Ж😀\n   b▲x\n", "a: |\n\n    Ж😀\n     b▲x\n", "a: |2-\n    b\n  ▲x\n",
    "a: |\r\n  b\r\n  c▲x\r\n", "a:\n  ▲x\n",
  ])
  func placeInVerbatimText(_ file: String) throws {
    let marked = Marked(file.replacing("\r\n", with: "\n"))
    let text = try #require(scalar(file.replacing("▲", with: ""))?.text)
    let offset = try #require(text.text.utf16.firstIndex(of: 0x78)).utf16Offset(in: text.text)
    let place = SourceLocations(of: text)[utf16Offset: offset]
    #expect(["\(place.line):\(place.column)"] == marked.places)
  }

  /// Where the file shows other characters than the text, the place is the text's start.
  @Test(arguments: [
    "a: \"▲\\n x\"\n", "a: '▲it''s x'\n", "a: ▲b\n  x\n", "a: \"▲b\n  x\"\n", "a: >\n  ▲b\n  x\n",
    "a: >\n\n    ▲b\n    x\n",
  ])
  func placeInOtherText(_ file: String) throws {
    let marked = Marked(file)
    let text = try #require(scalar(file.replacing("▲", with: ""))?.text)
    let offset = try #require(text.text.utf16.firstIndex(of: 0x78)).utf16Offset(in: text.text)
    let place = SourceLocations(of: text)[utf16Offset: offset]
    #expect(["\(place.line):\(place.column)"] == marked.places)
  }

  @Test(arguments: [
    ("a: b  ▲# c\n", true), ("a: b\t▲# c\n", true), ("a: ▲# c\n", true),
    ("a: {b: c ▲# d\n  }\n", false), ("a: \"b\" # c\n", false), ("a: b#c\n", false),
    ("a: b\n# c\n", false), ("a: | # c\n  b # d\n", false),
  ])
  func commentThatFollows(_ file: String, isFound: Bool) {
    let comment = scalar(file.replacing("▲", with: ""))?.comment
    let places = comment.map { ["\($0.line):\($0.column)"] } ?? []
    #expect(places == (isFound ? Marked(file).places : []))
  }

  @Test(arguments: [
    ("a: {count}\n", true), ("a: {count }\n", true), ("a: {count, number}\n", true),
    ("a: {count: }\n", false), ("a: {}\n", false), ("a: {b: c, d}\n", false), ("a:\n  b:\n", false),
  ])
  func mappingThatLooksLikeText(_ file: String, looksLikeText: Bool) {
    guard case .mapping(let root) = read(file)?.content,
      case .mapping(let mapping) = root.entries.first?.value.content
    else {
      Issue.record("no mapping")
      return
    }
    #expect(mapping.looksLikeText == looksLikeText)
  }
}

extension YAMLNode {
  /// The content in one line.
  var outline: String {
    switch content {
    case .scalar(let scalar):
      scalar.text.text
    case .sequence(let items):
      "[" + items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      "{"
        + mapping.entries.map { "\($0.key.value): \($0.value.outline)" }.joined(separator: ", ")
        + "}"
    case .fault:
      "fault"
    }
  }
}
