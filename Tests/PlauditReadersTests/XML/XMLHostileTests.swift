import Foundation
import PlauditModel
import PlauditReaders
import TestSupport
import Testing

/// Files that were made to break a reader. What counts is that reading them ends, with a fault or
/// with content.
struct XMLHostileTests {
  private func faults(_ file: [UInt8], documentType: String? = nil) -> [String] {
    var diagnostics = Diagnostics()
    let document = XMLReader.read(
      file, path: "x", documentType: documentType, into: &diagnostics)
    #expect((document == nil) == diagnostics.hasErrors)
    return diagnostics.faults
  }

  @Test func billionLaughs() {
    let entities = (1...9).map { level in
      "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">"
    }
    let file = "<!DOCTYPE plist [<!ENTITY l0 'ha'>\(entities.joined())]><plist>&l9;</plist>"
    #expect(faults(Array(file.utf8), documentType: "plist") == ["1:17 syntax"])
  }

  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist>&x;</plist>",
    "<!DOCTYPE plist [<!ENTITY % x SYSTEM \"file:///etc/passwd\"> %x;]><plist/>",
  ])
  func otherFilesAreNotRead(file: String) {
    #expect(faults(Array(file.utf8), documentType: "plist") == ["1:17 syntax"])
  }

  /// An entity that the document type, which nobody reads, might declare.
  @Test func entitiesOfTheDocumentTypeAreNotKnown() {
    let file = "<!DOCTYPE plist SYSTEM \"x\"><plist>&x;</plist>"
    #expect(faults(Array(file.utf8), documentType: "plist") == ["1:35 syntax"])
  }

  @Test func depthIsBounded() {
    let nested = { (depth: Int) in
      Array(
        (String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(faults(nested(128)) == [])
    #expect(faults(nested(129)) == ["1:385 syntax"])
    #expect(faults(nested(100_000)) == ["1:385 syntax"])
  }

  @Test(arguments: [
    ("<a>", "x", "</a>"), ("<a>", "&lt;", "</a>"), ("<a b=\"", "x", "\"/>"),
    ("<!--", "x", "--><a/>"),
    ("<a><![CDATA[", "x\r\n", "]]></a>"), ("<", "a", "/>"), ("<a>", "<b/>", "</a>"),
    ("<a ", "b", "='1'/>"),
  ])
  func longPiecesAreReadOnce(start: String, piece: String, end: String) {
    let file = Array((start + String(repeating: piece, count: 100_000) + end).utf8)
    #expect(faults(file) == [])
    // The same, cut off.
    #expect(faults(Array(file.dropLast(end.utf8.count))).count == 1)
  }

  @Test func textsAreBounded() {
    let file = { (length: Int) in
      Array("<a><b/>\(String(repeating: "x", count: length))<b/>xx</a>".utf8)
    }
    #expect(faults(file(1 << 20)) == [])
    #expect(faults(file(1 << 20 + 1)) == ["1:8 syntax"])
    #expect(
      faults(Array("<a>\(String(repeating: "&lt;\n", count: 1 << 19))&lt;</a>".utf8)).count == 1)
  }

  private let sample = Array(
    "<?xml version=\"1.0\"?>\n<!-- é --><a b='1'>&lt;<c/><![CDATA[<d>]]>\r\n😀</a>\n".utf8)

  @Test func everyPrefix() {
    for length in 0..<sample.count { _ = faults(Array(sample.prefix(length))) }
  }

  @Test func randomChanges() {
    var generator = SeededGenerator(seed: 3)
    let bytes = Array("<>&;!-[]?/='\"a \n\r".utf8) + [0, 0x80, 0xC3, 0xFF, 0xFE]
    for _ in 0..<3000 {
      var file = sample
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        file[Int.random(in: 0..<file.count, using: &generator)] =
          bytes.randomElement(using: &generator) ?? 0
      }
      _ = faults(file)
    }
  }

  /// What is well-formed for libxml2 is for Plaudit, and the other way round.
  @Test(.enabled(if: Tools.xmllint != nil, "xmllint is not installed"))
  func agreesWithLibxml2() throws {
    let xmllint = try #require(Tools.xmllint)
    var generator = SeededGenerator(seed: 4)
    try Program.inFolder { folder in
      for index in 0..<200 {
        var file = sample
        file[Int.random(in: 0..<file.count, using: &generator)] =
          Array("<>&;-/='a ".utf8).randomElement(using: &generator) ?? 0
        let path = folder.appending(path: "\(index).xml").path
        try Data(file).write(to: URL(filePath: path))
        let isWellFormed = try xmllint.run(["--noout", path]).succeeded
        #expect(faults(file).isEmpty == isWellFormed, "\(String(decoding: file, as: UTF8.self))")
      }
    }
  }
}

private enum Tools {
  static let xmllint = Program("xmllint")
}
