import Foundation
import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct StringsFaultTests {
  /// Each fault is told once, and the entries around it are read.
  @Test(arguments: [
    ("a = b\n// c\n\"d\" = \"e\"", ["1:6", "3:10"], ["a=b", "d=e"]),
    ("a = \"x\nb = \"y\";", ["1:5"], ["a=x", "b=y"]),
    ("\"a\" = \"x;\n\"b\" = \"y\";", ["1:7"], ["a=x", "b=y"]),
    ("\"a = \"x\";\nb = c;", ["1:7"], ["b=c"]),
    ("\"a\nb = c;", ["1:1"], ["b=c"]),
    ("\"a\" = \"say \"b\" now\"; c = d;", ["1:13"], ["c=d"]),
    ("a = b c;\nd = e;", ["1:6"], ["d=e"]), ("a b = c;\nd = e;", ["1:2"], ["d=e"]),
    ("\"a\"\n\"b\" = c;", ["1:4"], ["b=c"]), ("a = ;\nb = c;", ["1:5"], ["b=c"]),
    ("a = é;\nb = c;", ["1:5"], ["b=c"]), ("a = b;;c = d;", ["1:7"], ["a=b", "c=d"]),
    ("a = {b = (c, \"}\"); /* } */ };\nd = e;", ["1:5"], ["d=e"]),
    ("a = b; }c = d;", ["1:8"], ["a=b", "c=d"]), ("{a = b;} c", ["1:10"], ["a=b"]),
    ("{a = b;", ["1:1"], ["a=b"]), ("# c\na = b;", ["1:1"], ["a=b"]),
    ("“a” = “b”;\nc = d;", ["1:1"], ["c=d"]), ("a = b; /* c", ["1:8"], ["a=b"]),
    ("a = b /* c", ["1:6", "1:7"], ["a=b"]), ("a = \0;", ["1:5"], []), ("\"a", ["1:1"], []),
    ("\"a\\", ["1:1"], []), ("=", ["1:1"], []), ("a =", ["1:4"], []),
    ("a = (((((", ["1:5"], []),
  ])
  func readsOn(text: String, places: [String], entries: [String]) {
    let read = readStrings(text)
    #expect(read.faults == places.map { $0 + " syntax" })
    #expect(read.entries == entries)
  }

  @Test func tellsWhatToWrite() {
    func text(_ file: String) -> String {
      var diagnostics = Diagnostics()
      _ = readStrings(Array(file.utf8), into: &diagnostics)
      return diagnostics.texts.first ?? ""
    }
    #expect(
      text("a = b c;").contains("write a text in double quotes where it has more than letters"))
    #expect(text("a = \"b\" c;").contains("write a quote within a text as \\\""))
    #expect(text("# c").contains("begins with //"))
    #expect(text("“a”;").contains("not straight"))
    #expect(text("a = {};").contains(".stringsdict"))
  }

  @Test(arguments: [
    ("é = b;", "1:1 syntax"), ("\"é\" = b;\n\"e\u{301}\" = c;", "2:1 key-normal-form"),
    ("a = b;\na = c;", "2:1 key-duplicate"), ("a = \"\\u00E9\";", "1:6 escape-unknown"),
    ("a = \"\\(b)\";", "1:6 escape-unknown"), ("a = \"\\U41\";", "1:6 escape-unknown"),
    ("a = \"x\\Ud83d\\Ud83dx\";", "1:7 encoding, 1:13 encoding"),
    ("bplist00", "1:1 syntax"), (" <?xml version=\"1.0\"?>", "1:2 syntax"),
  ])
  func findsFaults(text: String, expected: String) {
    #expect(readStrings(text).faults.joined(separator: ", ") == expected)
  }

  @Test func aKeyWrittenTwiceHasTheLastText() {
    var diagnostics = Diagnostics()
    let file = readStrings(Array("a = b;\nc = d;\n\"a\" = e;".utf8), into: &diagnostics)
    #expect(file?.entries.map(\.line) == ["a=e", "c=d"])
    #expect(
      diagnostics.texts == ["the key a stands at 1:1 too, and only this one counts; keep one"])
  }

  @Test(
    arguments: [
      (Array("a = \"".utf8) + [0xE9] + Array("\";".utf8), "1:6"),
      ([0xFF, 0xFE, 0, 0, 0x61], "1:1"),
      ([0xFF, 0xFE, 0x61, 0, 0, 0xD8, 0x62, 0], "1:2"), ([0xFE, 0xFF, 0, 0x61, 0], "1:2"),
    ] as [([UInt8], String)])
  func whatIsNoTextIsTold(bytes: [UInt8], place: String) {
    var diagnostics = Diagnostics()
    #expect(readStrings(bytes, into: &diagnostics) == nil)
    #expect(diagnostics.faults == [place + " encoding"])
  }

  @Test func largeAndDeepFilesAreRead() {
    let count = 1 << 20
    #expect(
      readStrings("a = " + String(repeating: "(", count: count) + ";\n").faults
        == ["1:5 syntax"])
    #expect(
      readStrings("a = \"" + String(repeating: "x", count: count) + "\";").entries.first?.count
        == count + 2)
  }

  @Test func afterAThousandFaultsReadingEnds() {
    let read = readStrings(String(repeating: "\"a\n", count: 5_000))
    #expect(read.faults.count == 1_001)
    #expect(read.faults.last == "1000:3 syntax")
    #expect(readStrings(String(repeating: "a = b; ", count: 5_000)).faults.count == 1_001)
  }

  @Test func placesInALongLineAreExact() {
    let faults = readStrings(String(repeating: "\"éé\" = \"😀\" x; ", count: 900)).faults
    #expect(faults == (0..<900).map { "1:\($0 * 14 + 11) syntax" })
  }

  /// Whatever is in a file, reading it ends and traps nowhere.
  @Test func anyBytesAreSurvived() {
    var random = SeededGenerator(seed: 7)
    let signs = Array("\"'\\;={}()</*#a \nU0%@\u{201C}\0".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        signs[Int.random(in: 0..<signs.count, using: &random)]
      }
      var diagnostics = Diagnostics()
      let file = readStrings(bytes, into: &diagnostics)
      #expect(file != nil || diagnostics.hasErrors)
    }
  }
}
