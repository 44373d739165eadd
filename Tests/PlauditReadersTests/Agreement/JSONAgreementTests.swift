import Foundation
import PlauditModel
import TestSupport
import Testing

@testable import PlauditReaders

/// Random JSON, whole and damaged: read and refused as Foundation does.
struct JSONAgreementTests {
  private static let count = LongRun.isOn ? 1_000_000 : 5_000

  @Test func foundationReadsTheSame() {
    var random = RandomJSON(SeededGenerator(seed: 7))
    let damage = Damage([
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "0", "-", "+", ".", "e", "1e5",
      "tru", "null", " ", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é", "/", "'", "\u{A0}",
    ])
    var (same, refused) = (0, 0)
    for number in 0..<Self.count {
      let whole = random.text()
      let text = number % 2 == 0 ? whole : damage.done(to: whole, using: &random.random)
      var diagnostics = Diagnostics()
      let document = JSONReader.read(Array(text.utf8), path: "f", into: &diagnostics)
      let ours = document.flatMap { $0.duplicateKeys.isEmpty ? $0.outline(JSONDocument.root) : "" }
      // Foundation guesses other encodings from a first or second byte of zero.
      if text.utf8.prefix(4).contains(0) { continue }
      let theirs =
        (try? JSONSerialization.jsonObject(
          with: Data(text.utf8), options: .fragmentsAllowed)).map(outline)
      // It refuses numbers that a Double cannot hold, which a catalogue has none of.
      if ours == "" || ours?.contains("inf") == true { continue }
      if ours == theirs {
        if ours == nil { refused += 1 } else { same += 1 }
        continue
      }
      // Foundation on Linux takes a comma before a closing bracket.
      if ours == nil, text.contains(/,\s*[\]}]/) { continue }
      Issue.record("\(text.debugDescription): \(ours ?? "refused") ≠ \(theirs ?? "refused")")
    }
    if LongRun.isOn { print("JSON: \(same) read alike, \(refused) refused alike") }
    #expect(same > Self.count / 2 && refused > Self.count / 10)
  }
}

extension JSONDocument {
  /// What a value is, with its keys in order.
  fileprivate func outline(_ index: Index) -> String {
    if let text = string(index) { return text.debugDescription }
    if isObject(index) {
      let members = members(of: index).map {
        "\((string($0.key) ?? "").debugDescription):\(outline($0.value))"
      }
      return "{\(members.sorted().joined(separator: ","))}"
    }
    if isArray(index) { return "[\(items(of: index).map(outline).joined(separator: ","))]" }
    let literal = literal(index)
    return Double(literal).map(rounded) ?? literal
  }
}

private func outline(_ value: Any) -> String {
  switch value {
  case let text as String: return text.debugDescription
  case let members as [String: Any]:
    return
      "{\(members.map { "\($0.debugDescription):\(outline($1))" }.sorted().joined(separator: ","))}"
  case let items as [Any]: return "[\(items.map(outline).joined(separator: ","))]"
  case let number as NSNumber:
    if isBoolean(number) { return number.boolValue ? "true" : "false" }
    return rounded(number.doubleValue)
  default: return "null"
  }
}

/// Foundation makes a whole number of -0, and is off by the last digit of long ones.
private func rounded(_ number: Double) -> String { "\(Float(number == 0 ? 0 : number))" }

private func isBoolean(_ number: NSNumber) -> Bool {
  String(cString: number.objCType) == "c"
}

/// JSON with all that it may have.
private struct RandomJSON {
  var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  mutating func text() -> String { space() + value(depth: 0) + space() }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 4 ? 8 : 5), using: &random) {
    case 0: return ["true", "false", "null"].randomElement(using: &random) ?? ""
    case 1, 2:
      return ["0", "-0", "12", "-3.25", "1e2", "1.5E-3", "9007199254740991", "0.1", "2e+0"]
        .randomElement(using: &random) ?? ""
    case 3, 4: return string()
    case 5:
      let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        space() + value(depth: depth + 1) + space()
      }
      return "[\(items.isEmpty ? space() : items.joined(separator: ","))]"
    default:
      let members = (0..<Int.random(in: 0...3, using: &random)).map { number in
        "\(space())\(string("k\(number)"))\(space()):\(space())\(value(depth: depth + 1))\(space())"
      }
      return "{\(members.isEmpty ? space() : members.joined(separator: ","))}"
    }
  }

  private mutating func string(_ start: String = "") -> String {
    let parts = [
      "a", "é", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\ud83d\\ude00", "\\u0000", "שלום",
      "e\u{301}", "\u{7F}", "\u{2028}", "//", "{", "\\b\\f\\r\\t", "</script>",
    ]
    let body = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }
    return "\"\(start)\(body.joined())\""
  }

  private mutating func space() -> String {
    ["", "", " ", "\n", "\t\r\n"].randomElement(using: &random) ?? ""
  }
}
