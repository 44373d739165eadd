import PlauditModel
import PlauditReaders
import TestSupport
import Testing

/// Files that were made to break a reader. What counts is that reading them ends, with a fault or
/// with content.
struct YAMLHostileTests {
  private func read(_ file: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation)
    -> (node: YAMLNode?, faults: [String])
  {
    var diagnostics = Diagnostics()
    let node = YAMLReader.read(file, path: "a.yaml", into: &diagnostics)
    #expect(node != nil || !diagnostics.isEmpty, sourceLocation: sourceLocation)
    return (node, diagnostics.faults)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: "])
  func depthBomb(_ piece: String) {
    let file = String(repeating: piece, count: 100_000)
    #expect(read(Array(file.utf8)).faults.map { $0.hasSuffix("yaml-depth") } == [true])
  }

  @Test func depthIsBounded() {
    let nested = { (depth: Int) in
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(read(nested(64)).faults == [])
    #expect(read(nested(65)).faults == ["1:65 yaml-depth"])
  }

  private let sample = Array(
    """
    # Ж
    ratings-count:
      comment: "Settings \\u2028 \\x41"   # here
      arguments: {count: {type: integer, example: 21}}
      text:
        =0: 'it''s 😀'
        one: |-
          {count} rating
        other: >
          {count} ratings
    list: [a, "b", {c}]

    """.utf8)

  @Test func everyPrefix() {
    for length in 0...sample.count {
      _ = read(Array(sample.prefix(length)))
    }
  }

  @Test func randomChanges() {
    var generator = SeededGenerator(seed: 1)
    let bytes = Array("{}[]:,#&*!|>'\"%@`\\-? \t\n\r".utf8) + [0, 0x80, 0xC3, 0xFF]
    for _ in 0..<3000 {
      var file = sample
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<file.count, using: &generator)
        file[place] = bytes.randomElement(using: &generator) ?? 0
      }
      _ = read(file)
      var diagnostics = Diagnostics()
      _ = LocaleFileReader.read(
        file, path: "en.yaml",
        language: Located("en", at: PlauditModel.SourceLocation(path: "en.yaml")),
        into: &diagnostics)
      _ = ManifestReader.read(
        file, path: "plaudit.yaml", canonicalTag: { $0 }, into: &diagnostics)
    }
  }

  /// libyaml counts a line behind a last one that has no break.
  @Test(arguments: ["\n---\n#", "---\n# c", "a:\n# ж", "---\n%"])
  func faultsLieInTheFile(text: String) {
    var diagnostics = Diagnostics()
    _ = ManifestReader.read(
      Array(text.utf8), path: "plaudit.yaml", canonicalTag: { $0 }, into: &diagnostics)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics.sorted {
      let place = diagnostic.location
      #expect(place.line <= lines.count && place.column <= lines[place.line - 1].count + 1)
    }
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let length = Int.random(in: 0..<64, using: &generator)
      _ = read((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test func manyMessages() {
    let block = (0..<20_000).map { "key-\($0): text \($0)\n" }.joined()
    let flow = "{" + (0..<20_000).map { "key-\($0): Ж \($0)" }.joined(separator: ", ") + "}"
    for file in [block, flow] {
      guard case .mapping(let mapping) = read(Array(file.utf8)).node?.content else {
        Issue.record("no mapping")
        continue
      }
      #expect(mapping.entries.count == 20_000)
      #expect(mapping.entries.last?.key.value == "key-19999")
    }
  }
}
