import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONDocument {
    var diagnostics = Diagnostics()
    return try #require(
      JSONReader.read(Array(text.utf8), path: "f", into: &diagnostics), "\(diagnostics.sorted)")
  }

  private func refuse(_ id: String, _ marked: String) {
    expect(id, in: marked) { bytes, diagnostics in
      _ = JSONReader.read(bytes, path: "f", into: &diagnostics)
    }
  }

  @Test func textsAreDecoded() throws {
    let long = String(repeating: "жё", count: 20) + "€😀" + String(repeating: "a", count: 20)
    let document = try read(#"{"a":"\u0041\n\ud83d\ude00x\/","b":"\#(long)"}"#)
    let values = document.members(of: JSONDocument.root).map { document.string($0.value) }
    #expect(values == ["A\n😀x/", long])
  }

  @Test func halvesOfPairsAreRefused() {
    for half in [#"\ud800"#, #"\ud800x"#, #"\ud800\n"#, #"\ud800\u0041"#, #"\udc00\ud800"#] {
      refuse("encoding", #"{"a": "b▲\#(half)"}"#)
    }
    refuse("syntax", #"["\ud83d▲\ud"]"#)
  }

  @Test func valuesHaveTheirPlaces() throws {
    let document = try read("{\n  \"é\": [1],\n  \"b\": {\"c\": 12, \"d\": false}}")
    let members = Array(document.members(of: JSONDocument.root))
    #expect(document.location(of: members[0].value).description == "f:2:8")
    #expect(document.location(of: members[1].key).description == "f:3:3")
    let inner = Array(document.members(of: members[1].value))
    #expect(document.integer(inner[0].value) == 12)
    #expect(document.isFalse(inner[1].value))
    #expect(document.location(of: inner[1].value).description == "f:3:23")
  }

  @Test(arguments: [2, 30]) func repeatedKeysAreTold(count: Int) throws {
    let keys = (0..<count).map { "\"k\($0)\": 0" } + [#""\u006b1": 1"#, #""k0": 2"#]
    let document = try read("{\(keys.joined(separator: ", "))}")
    #expect(document.duplicateKeys.map { document.string($0) } == ["k1", "k0"])
    #expect(try read(#"{"a": {"a": 1}, "b": {"a": 1}}"#).duplicateKeys.isEmpty)
  }

  @Test func faultsHaveTheirPlaces() {
    refuse("syntax", "{\"a\": 1▲ \"b\": 2}".replacing("▲ ", with: " ▲"))
    refuse("syntax", "[1,▲]")
    refuse("syntax", "{\"a\" ▲1}")
    refuse("syntax", "[\"ab\n▲".replacing("ab\n▲", with: "ab▲\n\"]"))
    refuse("syntax", "[\"long enough text ▲\\x\"]")
    refuse("syntax", "[▲\"never closed")
    refuse("syntax", "[1]▲x")
    refuse("syntax", "[01]".replacing("1", with: "▲1"))
    refuse("syntax", String(repeating: "[", count: 512) + "▲[")
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3],
      [0xFF],
      [0xC3, 0x41], [0x80],
    ] as [[UInt8]])
  func otherEncodingsAreRefused(bytes: [UInt8]) {
    for filling in ["", "long enough to be read in words "] {
      var diagnostics = Diagnostics()
      let file = Array("[\"\(filling)".utf8) + bytes + Array("\", \"\(filling)\"]".utf8)
      #expect(JSONReader.read(file, path: "f", into: &diagnostics) == nil)
      #expect(diagnostics.sorted.map(\.message.id) == ["encoding"])
      #expect(diagnostics.sorted[0].location.column == 3 + filling.count)
    }
  }
}
