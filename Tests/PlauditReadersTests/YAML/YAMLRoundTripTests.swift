import Foundation
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

  /// PyYAML's own parser is written in Python and shares no code with libyaml.
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
    #expect(node.events == (try PyYAML.events(of: file)))
    #expect(diagnostics.isEmpty)
  }
}

extension YAMLNode {
  fileprivate var events: [String] {
    let place = "\(location.line):\(location.column)"
    switch content {
    case .scalar(let scalar):
      return [scalar.text.text.isEmpty ? "scalar" : "scalar \(place) \(scalar.text.text)"]
    case .sequence(let items):
      return ["sequence \(place)"] + items.flatMap(\.events) + ["end"]
    case .mapping(let mapping):
      let entries = mapping.entries.flatMap { entry in
        let key = entry.key
        return ["scalar \(key.location.line):\(key.location.column) \(key.value)"]
          + entry.value.events
      }
      return ["mapping \(place)"] + entries + ["end"]
    case .fault:
      return ["fault"]
    }
  }
}

private enum PyYAML {
  static let isInstalled = (try? run("import yaml", input: "")) != nil

  static func events(of file: String) throws -> [String] {
    let script = """
      import json, sys, yaml
      out = []
      for event in yaml.parse(sys.stdin.buffer.read().decode(), Loader=yaml.SafeLoader):
        name = type(event).__name__
        place = f"{event.start_mark.line + 1}:{event.start_mark.column + 1}"
        if name == "ScalarEvent":
          out.append(f"scalar {place} {event.value}" if event.value else "scalar")
        elif name in ("SequenceStartEvent", "MappingStartEvent"):
          out.append(name[:-10].lower() + " " + place)
        elif name in ("SequenceEndEvent", "MappingEndEvent"):
          out.append("end")
      print(json.dumps(out))
      """
    return try JSONDecoder().decode([String].self, from: run(script, input: file))
  }

  private struct Failed: Error {}

  private static func run(_ script: String, input: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = FileHandle.nullDevice
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed() }
    return output
  }
}
