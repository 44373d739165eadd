import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct YAMLFaultTests {
  private func read(_ file: [UInt8], into diagnostics: inout Diagnostics) {
    _ = YAMLReader.read(file, path: "a.yaml", into: &diagnostics)
  }

  @Test(arguments: [
    ("a: 1\n▲a: 2\n", "key-duplicate"),
    ("a: {b: 1, ▲b: 2}\n", "key-duplicate"),
    ("a: 1\n\"▲a\": 2\n".replacing("\"▲", with: "▲\""), "key-duplicate"),
    ("a: ▲*b\n", "yaml-alias"),
    ("a: ▲&b c\n", "yaml-anchor"),
    ("a: ▲&b {c: d}\n", "yaml-anchor"),
    ("a: ▲!!str c\n", "yaml-tag"),
    ("a: ▲! [c]\n", "yaml-tag"),
    ("a: b\n▲---\nc: d\n", "yaml-documents"),
    ("▲%YAML 1.1\n---\na: b\n", "yaml-directive"),
    ("▲%YAML 7.0\n---\na: b\n", "yaml-directive"),
    ("▲%TAG ! !x\n---\na: b\n", "yaml-directive"),
    ("▲%oops\na: b\n", "yaml-directive"),
    ("▲[a]: b\n", "key-type"),
    ("? ▲{a: b}\n: c\n", "key-type"),
    ("▲\"\": b\n", "key-empty"),
    ("▲\"a\\nb\": c\n", "key-type"),
    ("▲\"a\\e\": c\n", "key-type"),
    ("▲: b\n", "key-empty"),
    ("a: 1\nb▲\u{1}: 2\n", "yaml-character"),
    ("a: \"Ж▲\u{2028}\"\n", "yaml-character"),
    ("a: b\n▲\u{FEFF}c: d\n", "yaml-character"),
    ("a: b▲\u{0}\n", "yaml-character"),
  ])
  func fault(_ file: String, id: String) {
    expect(id, in: file, read: read)
  }

  @Test(arguments: [
    ("one: ▲{count} rating\n", "begins with `{`"),
    ("key:\n  one: ▲{count} rating\n  other: x\n", "begins with `{`"),
    ("key: {one: x, other: ▲{count} ratings}\n", "begins with `{`"),
    ("key: ▲{count, plural, one {# rating} other {# ratings}}\n", "begins with `{`"),
    ("key: ▲[new] rating\n", "begins with `[`"),
    ("key: ▲%d ratings\n", "begins with `%`"),
    ("key: ▲@you\n", "begins with `@`"),
    ("key: ▲`code`\n", "begins with ```"),
    ("key: ▲}\n", "begins with `}`"),
    ("key: ▲, and\n", "begins with `,`"),
    ("key: ▲- rated\n", "begins with `- `"),
    ("key: ▲? rated\n", "begins with `? `"),
    ("key: ▲* rated\n", "begins with `*`"),
    ("key: ▲& rated\n", "begins with `&`"),
    ("key: ▲> rated\n", "begins with `>`"),
    ("key: ▲| rated\n", "begins with `|`"),
    ("key: Rated▲: yes\n", "contains `: `"),
    ("key: {one: Rated▲: yes}\n", "contains `: `"),
    ("key: \"Rated\" ▲yes\n", "with a backslash, as \\\""),
    ("key: {one: \"Rated\" ▲yes}\n", "with a backslash, as \\\""),
    ("key: 'it'▲s'\n", "twice, as ''"),
  ])
  func textWithoutQuotes(_ file: String, hint: String) {
    let texts = expect("yaml-quotes", in: file, read: read)
    #expect(texts.first?.contains(hint) == true)
  }

  @Test(arguments: [
    "a:\n▲\tb: c\n", "a:\n  b: c\n▲\td: e\n", "a: |\n▲\tb\n", "a: b\n▲\tc: d\n", "▲\ta: b\n",
  ])
  func tab(_ file: String) {
    let texts = expect("yaml-tab", in: file, read: read)
    #expect(texts == ["a tab cannot indent a line: write spaces"])
  }

  @Test(arguments: [
    "a:\n    b: c\n  ▲d: e\n", "a: b\n ▲c: d\n", "a: b\n▲- c\n", "- a\n▲b: c\n",
    "a: \"b\"\n ▲c: d\n",
  ])
  func indentation(_ file: String) {
    expect("yaml-indentation", in: file, read: read)
  }

  @Test(arguments: [
    ("a: ▲\"b\n", "never closed"),
    ("a: ▲'b\n", "never closed"),
    ("a: ▲[b\n", "never closed"),
    ("a: [[▲[", "never closed"),
    ("a: {b: ▲{c: d}\n".replacing("{b: ▲{", with: "▲{b: {"), "never closed"),
    ("a: [b, c\nd▲: e\n", "comma or a closing bracket"),
    ("a: {=0: \"b\" ▲one: \"c\"}\n", "comma or a closing bracket"),
    ("a: {b: {c: d} ▲e: f}\n", "comma or a closing bracket"),
    ("a: {▲one:\"b\"}\n", "space must follow the colon of `one:`"),
    ("a: b\n▲c\nd: e\n", "a colon and a space are missing"),
    ("{a: b}▲}\n", "nothing may follow here"),
    ("a: !<b▲\n", "not valid YAML: did not find the expected '>' while scanning a tag"),
  ])
  func syntax(_ file: String, hint: String) {
    let texts = expect("yaml-syntax", in: file, read: read)
    #expect(texts.first?.contains(hint) == true)
  }

  @Test(arguments: [
    ("a: \"b▲\\q\"\n", "`\\q`"), ("a: \"▲\\", "`\\`"), ("a: \"\\x▲4", "no character"),
    ("a: \"\\u▲D83D\\uDE00\"\n", "no character"), ("a: \"\\U▲00110000\"\n", "no character"),
  ])
  func escape(_ file: String, hint: String) {
    let texts = expect("yaml-escape", in: file, read: read)
    #expect(texts.first?.contains(hint) == true)
  }

  @Test func repeatedKeyNamesTheFirstLineAndItsValueIsRead() {
    let texts = expect(
      "key-duplicate", "yaml-alias", in: "a: 1\n\n▲a: ▲*b\n", read: read)
    #expect(texts.first?.contains("on line 1") == true)
  }

  @Test func longKeys() {
    let key = { (length: Int) in String(repeating: "k", count: length) }
    expect(in: "\(key(1024)): v\n? \"\(key(1023))Ж\"\n: v\n", read: read)
    for file in [
      "▲\(key(1100)): v\n", "a: b\n▲\"\(key(1100))\": v\n", "a: b\n▲'\(key(1100))' : v\nc: d\n",
      "? ▲\(key(1025))\n: v\n",
    ] {
      expect("key-type", in: file, read: read)
    }
  }

  @Test func faultsBeforeASyntaxErrorAreKept() {
    expect(
      "key-duplicate", "yaml-tag", "yaml-quotes", in: "a: 1\n▲a: 2\nb: ▲!c d\ne: ▲@f\ng: *h\n",
      read: read)
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xD0, 0x96, 0xFF], "1:5 encoding"),
      ([0x61, 0x0A, 0xC0, 0xAF], "2:1 encoding"),
      ([0x61, 0x0D, 0x0A, 0x62, 0xED, 0xA0, 0x80], "2:2 encoding"),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1 encoding"),
      ([0xFE, 0xFF, 0x00, 0x61], "1:1 encoding"),
      ([0x61, 0x00, 0x3A, 0x00], "1:1 encoding"),
    ] as [([UInt8], String)])
  func encoding(_ file: [UInt8], fault: String) {
    var diagnostics = Diagnostics()
    read(file, into: &diagnostics)
    #expect(diagnostics.faults == [fault])
    #expect(diagnostics.texts.first?.hasSuffix("as UTF-8") == true)
  }
}
