import Foundation
import PlauditModel
import PlauditReaders
import TestSupport
import Testing

/// Foundation reads the same from a file.
struct StringsFoundationTests {
  private func foundation(_ text: String) throws -> [String: String]? {
    var format = PropertyListSerialization.PropertyListFormat.xml
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: &format)
    #expect(format == .openStep)
    return list as? [String: String]
  }

  private func own(_ text: String) -> [String: String] {
    var diagnostics = Diagnostics()
    let file = readStrings(Array(text.utf8), into: &diagnostics)
    #expect(!diagnostics.hasErrors, "\(diagnostics.sorted) in \(text)")
    return Dictionary(
      (file?.entries ?? []).map { ($0.key, $0.text.words($0.text.pattern)) },
      uniquingKeysWith: { $1 })
  }

  @Test func randomFiles() throws {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<(LongRun.isOn ? 200_000 : 2_000) {
      var writer = StringsWriter(random)
      let text = writer.file()
      random = writer.random
      let (own, foundation) = (own(text), try foundation(text))
      #expect(own == foundation, "\(text.debugDescription)")
    }
  }

  /// What is read without a fault is what Foundation reads.
  @Test func damagedFiles() {
    let damage = Damage([
      "\"", "'", ";", "=", "{", "}", "/*", "*/", "//", "\n", "\\", "\\U", "\\7", " ", "é", "a", "<",
      "(",
      "#", "-", ",",
    ])
    var random = SeededGenerator(seed: 43)
    var same = 0
    for _ in 0..<(LongRun.isOn ? 200_000 : 2_000) {
      var writer = StringsWriter(random)
      let whole = writer.file()
      random = writer.random
      let text = damage.done(to: whole, using: &random)
      var diagnostics = Diagnostics()
      guard let file = readStrings(Array(text.utf8), into: &diagnostics), diagnostics.isEmpty
      else { continue }
      let own = Dictionary(
        file.entries.map { ($0.key, $0.text.words($0.text.pattern)) }, uniquingKeysWith: { $1 })
      let foundation = try? foundation(text)
      #expect(own == foundation ?? [:], "\(text.debugDescription)")
      same += 1
    }
    #expect(same > 100)
  }

  @Test(arguments: ["\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func whatEndsAComment(character: String) throws {
    let text = "// c\(character)a = b;\n c = d;"
    #expect(try own(text) == foundation(text))
  }

  /// Three octal digits are a character of NeXTSTEP's set.
  @Test func octalEscapes() throws {
    for code in 0...0xFF {
      let text = "a = \"\\\(String(code, radix: 8))x\";"
      #expect(try own(text) == foundation(text), "\(text)")
    }
  }

  @Test func otherEscapes() throws {
    for code in 0x20..<0x7F {
      let text = "a = \"\\\(Character(Unicode.Scalar(UInt8(code))))2\";"
      if code == 0x25 { continue }
      #expect(try own(text) == foundation(text), "\(text)")
    }
  }
}

/// Writes entries in all the ways there are.
private struct StringsWriter {
  var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  mutating func file() -> String {
    let isBraced = Bool.random(using: &random)
    let entries = (0..<Int.random(in: 1...4, using: &random)).map { entry($0) }.joined()
    return isBraced ? space() + "{" + entries + space() + "}" + space() : entries + space()
  }

  private mutating func entry(_ number: Int) -> String {
    let key = text("k\(number)")
    let space = space()
    return Int.random(in: 0..<5, using: &random) == 0
      ? "\(space)\(key);" : "\(space)\(key) =\(self.space())\(text("v")) \(self.space());"
  }

  private mutating func space() -> String {
    [" ", "\n", "/* c; \"*/", "\t// d = \"\n", "\r\n", "\u{2028}"].randomElement(using: &random)
      ?? ""
  }

  private mutating func text(_ start: String) -> String {
    if Bool.random(using: &random) { return start + ".x/y:z_$-" }
    let quote = Bool.random(using: &random) ? "\"" : "'"
    let parts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Self.parts.randomElement(using: &random) ?? ""
    }
    return quote + start + parts.joined() + quote
  }

  private static let parts = [
    "a", " ", "é", "😀", "\n", "\\n", "\\t", "\\\"", "\\'", "\\\\", "\\U00e9", "\\Ud83d\\Ude00",
    "\\101", "\\7", "\\341", "\\\n", ";", "=", "//", "/*", "*/", "{", "\\q", "ключ",
  ]
}
