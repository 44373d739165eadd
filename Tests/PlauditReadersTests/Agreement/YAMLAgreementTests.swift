import PlauditModel
import PlauditReaders
import TestSupport
import Testing

/// Random YAML, whole and damaged, held against PyYAML's events.
@Suite(.enabled(if: PyYAML.isInstalled, "PyYAML is not installed"))
struct YAMLAgreementTests {
  private static let count = LongRun.isOn ? 100_000 : 1_000

  /// Where PyYAML alone refuses a text: a `?` in brackets, and a comment right behind the sign of a
  /// block.
  private static let refusals = ["?", "|#", ">#", "-#", "+#"]

  @Test func pyYAMLReadsTheSame() throws {
    var random = RandomYAML(SeededGenerator(seed: 21))
    let damage = Damage([
      ":", ": ", "- ", "? ", "{", "}", "[", "]", ",", "\"", "'", "|", ">", "#", " #", "\n", "\n  ",
      " ", "\\", "a", "é", "%", "@", "`", "-", "...", "---\n",
    ])
    let documents = (0..<Self.count).map { number in
      let whole = random.document()
      return number % 2 == 0 ? whole : damage.done(to: whole, using: &random.random)
    }
    var (same, refused) = (0, 0)
    for (document, theirs) in zip(documents, try PyYAML.events(of: documents)) {
      var diagnostics = Diagnostics()
      let node = YAMLReader.read(Array(document.utf8), path: "", into: &diagnostics)
      if let node, diagnostics.isEmpty {
        // A file without any content has a node all the same.
        if theirs == [] || theirs == ["scalar"] { continue }
        if theirs == nil, Self.refusals.contains(where: document.contains) { continue }
        #expect(node.events == theirs, "\(document.debugDescription)")
        same += 1
      } else if diagnostics.ids == ["yaml-syntax"] {
        refused += theirs == nil ? 1 : 0
      }
    }
    if LongRun.isOn { print("YAML: \(same) read alike, \(refused) refused alike") }
    #expect(same > Self.count / 2)
  }
}

extension YAMLNode {
  /// In PyYAML's words.
  var events: [String] {
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

/// Documents of mappings, lists and texts in every style.
private struct RandomYAML {
  var random: SeededGenerator
  private var keys = 0

  init(_ random: SeededGenerator) { self.random = random }

  mutating func document() -> String {
    keys = 0
    let start = ["", "", "# c\n", "---\n"].randomElement(using: &random) ?? ""
    return start + block(indent: 0, depth: 0)
  }

  /// Lines of a mapping or a list.
  private mutating func block(indent: Int, depth: Int) -> String {
    let isList = Int.random(in: 0..<4, using: &random) == 0
    let space = String(repeating: " ", count: indent)
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let lead = space + (isList ? "-" : key() + ":")
      switch Int.random(in: 0..<(depth < 3 ? 8 : 5), using: &random) {
      case 0: return lead + end()
      case 1, 2: return lead + " " + flow(depth: 2) + end()
      case 3: return lead + " " + literal(indent: indent)
      case 4: return lead + " " + plain() + end()
      case 5: return lead + " " + flow(depth: 0) + end()
      default: return lead + end() + block(indent: indent + 2, depth: depth + 1)
      }
    }.joined()
  }

  private mutating func end() -> String {
    ["\n", "\n", "\n", "  # c\n", "\n\n", "\n# c\n"].randomElement(using: &random) ?? "\n"
  }

  private mutating func key() -> String {
    keys += 1
    return ["k\(keys)", "\"q\(keys)\"", "'s \(keys)'", "ключ-\(keys)", "=\(keys)"]
      .randomElement(using: &random) ?? ""
  }

  private mutating func plain() -> String {
    [
      "a", "no", "1.0", "~", "a b: c".filter { $0 != ":" }, "it's", "x#y", "a:b", "é 😀", "-1",
      "(x)",
      "\\n", "a, b", "{n} x".filter { $0 != "{" && $0 != "}" }, "two\n        lines",
    ].randomElement(using: &random) ?? "a"
  }

  private mutating func literal(indent: Int) -> String {
    let head = ["|", ">", "|-", ">-", "|+", ">+", "|  # c"].randomElement(using: &random) ?? "|"
    let space = String(repeating: " ", count: indent + 2)
    let lines = (0..<Int.random(in: 1...4, using: &random)).map { number in
      let words = ["a", "b c", "# no comment", "  more", "", "é: x", "- y"]
      let word = number == 0 ? "first" : words.randomElement(using: &random) ?? ""
      return word.isEmpty ? "\n" : space + word + "\n"
    }
    return head + "\n" + lines.joined()
  }

  private mutating func flow(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 2 ? 5 : 3), using: &random) {
    case 0:
      return "'" + (["a", "it''s", "", "é # x", "{n}"].randomElement(using: &random) ?? "") + "'"
    case 1:
      let parts = ["a", "\\n", "\\t", "\\x41", "\\u0416", "\\\"", "\\\\", "é", " ", "'", "{n}: #"]
      let body = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }
      return "\"\(body.joined())\""
    case 2: return ["a", "b-c", "d e"].randomElement(using: &random) ?? ""
    case 3:
      let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in flow(depth: depth + 1) }
      return "[\(items.joined(separator: ", "))]"
    default:
      let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        "\(key()): \(flow(depth: depth + 1))"
      }
      return "{\(items.joined(separator: ", "))}"
    }
  }
}
