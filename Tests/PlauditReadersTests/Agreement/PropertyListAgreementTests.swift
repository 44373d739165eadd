import Foundation
import PlauditModel
import TestSupport
import Testing

@testable import PlauditReaders

/// Random property lists, whole and damaged, in XML and binary: what both read is the same.
struct PropertyListAgreementTests {
  private static let count = LongRun.isOn ? 20_000 : 1_000

  @Test func foundationReadsTheSameXML() throws {
    var random = RandomPropertyList(SeededGenerator(seed: 11))
    let damage = Damage([
      "<", ">", "&", "&amp;", "&#65;", "&#x1F600;", "</dict>", "<key>", "<string/>", "]]>",
      "<![CDATA[", "<!--", "-->", "\"", " ", "é", "<integer>1</integer>", "<true/>", "?>",
    ])
    try look { number in
      let whole = random.xml()
      return Array(
        (number % 2 == 0 ? whole : damage.done(to: whole, using: &random.random)).utf8)
    }
  }

  @Test func foundationReadsTheSameBinary() throws {
    var random = RandomPropertyList(SeededGenerator(seed: 12))
    try look { number in
      let whole = try PropertyListSerialization.data(
        fromPropertyList: random.dictionary(depth: 0), format: .binary, options: 0)
      return [UInt8](whole)
    }
  }

  private func look(at bytes: (_ number: Int) throws -> [UInt8]) throws {
    var same = 0
    for number in 0..<Self.count {
      let bytes = try bytes(number)
      var diagnostics = Diagnostics()
      let file = PropertyListFile.read(bytes, path: "p", into: &diagnostics)
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let text = String(decoding: bytes, as: UTF8.self).debugDescription
      guard let file, !diagnostics.hasErrors else {
        // What programs write is never refused.
        #expect(number % 2 == 1, "\(text): \(diagnostics.sorted)")
        continue
      }
      // Nor by Foundation, which looks into numbers and document types as well.
      guard let list else {
        #expect(number % 2 == 1, "\(text)")
        continue
      }
      let (ours, theirs) = (outline(file.root), outline(list))
      #expect(ours == theirs, "\(text)")
      same += ours == theirs ? 1 : 0
    }
    if LongRun.isOn { print("property lists: \(same) of \(Self.count) read alike") }
    #expect(same >= Self.count / 2)
  }
}

private func outline(_ list: PropertyList) -> String {
  switch list.content {
  case .text(let text): text.string.debugDescription
  case .list(let items): "[\(items.map(outline).joined(separator: ","))]"
  case .dictionary(let entries):
    // Of keys written twice Foundation keeps the last.
    braced(
      Dictionary(
        entries.map { ($0.key.string, outline($0.value)) }, uniquingKeysWith: { $1 }))
  case .other: "other"
  }
}

private func braced(_ entries: [String: String]) -> String {
  "{\(entries.map { "\($0.debugDescription):\($1)" }.sorted().joined(separator: ","))}"
}

private func outline(_ value: Any) -> String {
  switch value {
  case let text as String: text.debugDescription
  case let items as [Any]: "[\(items.map { outline($0) }.joined(separator: ","))]"
  case let entries as [String: Any]: braced(entries.mapValues { outline($0) })
  default: "other"
  }
}

private struct RandomPropertyList {
  var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  private static let words = [
    "NSStringLocalizedFormatKey", "one", "other", "%#@a@", "%d", "é", "😀", "<&>", "]]>", " ", "\n",
    "\"", "'", "שלום", "e\u{301}", "key", "\u{2028}", "--",
  ]

  private mutating func text() -> String {
    (0..<Int.random(in: 0...4, using: &random))
      .map { _ in Self.words.randomElement(using: &random) ?? "" }.joined()
  }

  mutating func dictionary(depth: Int) -> [String: Any] {
    var entries: [String: Any] = [:]
    for number in 0..<Int.random(in: 0...4, using: &random) {
      entries["k\(number)" + text()] = value(depth: depth + 1)
    }
    return entries
  }

  private mutating func value(depth: Int) -> Any {
    switch Int.random(in: 0..<(depth < 4 ? 8 : 5), using: &random) {
    case 0: return Int.random(in: 0...70_000, using: &random)
    case 1...4: return text()
    case 5: return (0..<Int.random(in: 0...3, using: &random)).map { _ in text() }
    default: return dictionary(depth: depth)
    }
  }

  /// In the ways in which people and programs write it.
  mutating func xml() -> String {
    let head = [
      "", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
    ].randomElement(using: &random)
    return (head ?? "") + "<plist version=\"1.0\">\(element(dictionary(depth: 0)))</plist>\n"
  }

  private mutating func element(_ value: Any) -> String {
    let space = ["", " ", "\n  ", "<!-- c -->"].randomElement(using: &random) ?? ""
    switch value {
    case let text as String: return space + "<string>\(written(text))</string>"
    case let number as Int: return space + "<integer>\(number)</integer>"
    case let items as [Any]: return space + "<array>\(items.map { element($0) }.joined())</array>"
    case let entries as [String: Any]:
      let inner = entries.sorted { $0.key < $1.key }
        .map { "<key>\(written($0.key))</key>" + element($0.value) }
      return space + "<dict>\(inner.joined())\(space)</dict>"
    default: return ""
    }
  }

  private mutating func written(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch (scalar, Bool.random(using: &random)) {
      case ("<", _): return "&lt;"
      case ("&", _): return "&amp;"
      case (">", _): return "&gt;"
      case ("a"..."z", true) where Int.random(in: 0..<8, using: &random) == 0:
        return "&#x\(String(scalar.value, radix: 16));"
      default: return String(scalar)
      }
    }.joined()
  }
}
