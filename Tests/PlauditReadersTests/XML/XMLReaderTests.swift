import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct XMLReaderTests {
  /// The elements as `name line:column`, those of a file that has no faults.
  private func elements(_ file: [UInt8]) throws -> [String] {
    var diagnostics = Diagnostics()
    let document = try #require(XMLReader.read(file, path: "x", into: &diagnostics))
    #expect(diagnostics.isEmpty)
    return document.elements(of: document.root).map {
      "\(document.name(of: $0)) \(document.location(of: $0).description.dropFirst(2))"
    }
  }

  private let sample = "<?xml version=\"1.0\"?>\n<é>ü&lt;<b x=\"1\"/>\n <c><d/></c>😀<e/></é>"

  @Test func elementsHaveTheirPlaces() throws {
    #expect(try elements(Array(sample.utf8)) == ["b 2:9", "c 3:2", "e 3:14"])
  }

  @Test func aByteOrderMarkTakesNoRoom() throws {
    #expect(try elements(Array("\u{FEFF}<a><b/></a>".utf8)) == ["b 1:4"])
  }

  @Test(arguments: [true, false], [true, false])
  func utf16HasTheSamePlaces(isLittleEndian: Bool, hasMark: Bool) throws {
    let text =
      (hasMark ? "\u{FEFF}" : "") + sample.replacing("1.0\"", with: "1.0\" encoding=\"utf-16\"")
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? pair.reversed() : pair
    }
    #expect(try elements(bytes) == ["b 2:9", "c 3:2", "e 3:14"])
  }

  @Test func attributesAreDecoded() throws {
    var diagnostics = Diagnostics()
    let file = "<a x='1 &amp; &#x32;' y=''/>"
    let document = try #require(XMLReader.read(Array(file.utf8), path: "x", into: &diagnostics))
    #expect(document.attribute("x", of: document.root) == "1 & 2")
    #expect(document.attribute("y", of: document.root) == "")
    #expect(document.attribute("z", of: document.root) == nil)
  }

  @Test(arguments: [
    ("<a><b></▲a>", "syntax", "</b> is expected here"),
    (
      "<a>\n<b>é▲", "syntax", "the file ends before </b>; it seems to be cut off"
    ),
    ("▲", "syntax", "the file ends before its first element; it seems to be cut off or empty"),
    ("<a>1 ▲&nbsp; 2</a>", "syntax", nil), ("<a x='1' ▲x='2'/>", "syntax", nil),
    ("<a/>▲<b/>", "syntax", "nothing may follow the end of the first element"),
    ("<a>▲&#0;</a>", "syntax", nil), ("<a>▲\u{7}</a>", "syntax", nil),
    ("<a>1 <▲ 2</a>", "syntax", nil), ("<a><![CDATA[ ▲", "syntax", nil),
    ("<!DOCTYPE a▲><a/>", "syntax", nil),
    ("<!DOCTYPE a ▲[<!ENTITY b 'c'>]><a>&b;</a>", "syntax", nil),
    ("▲<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "encoding", nil),
    ("▲<?xml version='1.0' encoding='utf-16'?><a/>", "encoding", nil),
  ])
  func faultsHaveTheirPlaces(file: String, id: String, text: String?) {
    let texts = expect(id, in: file) { bytes, diagnostics in
      #expect(XMLReader.read(bytes, path: "x", into: &diagnostics) == nil)
    }
    if let text { #expect(texts == [text]) }
  }

  @Test(
    arguments: [
      ([0x3C, 0x61, 0x3E, 0xC3, 0x28], "1:4 encoding"), ([0x3C, 0x61, 0x3E, 0xFF], "1:4 encoding"),
      // Lone surrogates, and a character that is cut off.
      ([0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00, 0x00, 0x3C], "1:2 encoding"),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xDC], "1:2 encoding"), ([0x3C, 0x00, 0x61], "1:2 encoding"),
    ] as [([UInt8], String)])
  func wrongBytesAreToldWithTheirPlace(file: [UInt8], fault: String) {
    var diagnostics = Diagnostics()
    #expect(XMLReader.read(file, path: "x", into: &diagnostics) == nil)
    #expect(diagnostics.faults == [fault])
  }
}
