import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct YAMLRoundTripTests {
  private let pieces = [
    "\"", "'", "\\", "\n", "\r\n", "\t", "😀", "👩‍👩‍👧", "שלום", "\u{202E}", "é", "e\u{301}", ": ", " #",
    "- ", "{", "}", "[", "]", ",", "&a", "*a", "!", "|", ">", "%", "@", "`", " ", "  ", "\0",
    "\u{85}", "\u{2028}", "\u{FEFF}", "\u{7F}", "no", "~", "1.0", "<<", "\u{10FFFF}", "?",
  ]

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\0"..<" ", "\u{7F}"..."\u{A0}", "\u{2028}"..."\u{2029}", "\u{FEFF}":
        "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  @Test func quotedTextComesBack() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...8, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let word = quoted(text)
      let isKey = !word.contains("\\u") && !word.contains("\\n")
      let key = isKey ? text : "key"
      let keyWord = quoted(key)
      for file in [
        "\(keyWord): \(word)\n", "{\(keyWord): \(word)}", "? \(keyWord)\n: \(word)  # c\n",
      ] {
        var diagnostics = Diagnostics()
        let node = YAMLReader.read(Array(file.utf8), path: "a.yaml", into: &diagnostics)
        guard diagnostics.isEmpty, case .mapping(let mapping) = node?.content,
          let entry = mapping.entries.first, case .scalar(let scalar) = entry.value.content
        else {
          Issue.record("\(file): \(diagnostics.texts)")
          continue
        }
        #expect(Array(entry.key.value.unicodeScalars) == Array(key.unicodeScalars))
        #expect(Array(scalar.text.text.unicodeScalars) == Array(text.unicodeScalars))
      }
    }
  }

  @Test(
    .enabled(if: PyYAML.isInstalled, "PyYAML is not installed"),
    arguments: [
      "a: b\nc: {d: e, f: [g, 'h''i', \"j\\tk\"]}\n",
      "a:\n- b\n- - c\n  - d: e\n- {=0: x, one: \"{n} y\"}\n",
      "a: |\n  b\n   c\n\nd: >-\n  e\n  f\n\n  g\nh: |+\n  i\n\n",
      "Ж😀: \"Ж\\u0416 😀\"  # c\n'שלום': x y\n",
      "a: b\n  c\n  d\ne: \"f\n  g\\\n  h\"\n",
      "? a\n: b\n? 'c'\n: - d\n",
      "---\n- no\n- 1.0\n-\n- ''\n...\n",
      "a:   # c\n  b: |2 # d\n     e\n",
    ])
  func agreesWithPyYAML(_ file: String) throws {
    var diagnostics = Diagnostics()
    let node = try #require(YAMLReader.read(Array(file.utf8), path: "", into: &diagnostics))
    #expect(try PyYAML.events(of: [file]) == [node.events])
    #expect(diagnostics.isEmpty)
  }
}
