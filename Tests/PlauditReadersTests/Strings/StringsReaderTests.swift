import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct StringsReaderTests {
  private func entries(
    _ bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [LanguageFile.Entry] {
    var diagnostics = Diagnostics()
    let file = try #require(
      readStrings(bytes, into: &diagnostics), sourceLocation: sourceLocation)
    #expect(diagnostics.faults == [], sourceLocation: sourceLocation)
    return file.entries
  }

  @Test(arguments: [
    ("\"a b\" = \"c\";\nd=e;f;", ["a b=c", "d=e", "f=f"]),
    ("{ a = b; }\n// end", ["a=b"]), ("", []), (" \n// c", []), ("{}", []),
    ("/a.b/c:d-e_$1 = http://x.y;", ["/a.b/c:d-e_$1=http://x.y"]),
    ("'a' = 'say \"b\"';", ["a=say \"b\""]),
    ("a /* c; */ = // d;\n b /* e */;", ["a=b"]), ("\"a\" = \"x\ny\";", ["a=x\ny"]),
    ("a\u{2028}=\u{2029}b;", ["a=b"]),
  ])
  func readsEntries(text: String, expected: [String]) throws {
    #expect(try entries(Array(text.utf8)).map(\.line) == expected)
  }

  @Test func readsUTF8AndUTF16() throws {
    let text = "\"ключ\" = \"é😀 %@\";"
    for isBigEndian in [true, false] {
      for mark in ["", "\u{FEFF}"] {
        let bytes = (mark + text).utf16.flatMap { unit in
          let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          return isBigEndian ? bytes : bytes.reversed()
        }
        // Without a mark the first character tells.
        let entry = try #require(entries(bytes).first)
        #expect(entry.line == "ключ=é😀 %@")
        #expect(entry.text.location(at: entry.text.placeholders[0].offset).column == 14)
      }
    }
    for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      let entry = try #require(entries(mark + Array(text.utf8)).first)
      #expect(entry.text.location(at: entry.offset).column == 1)
    }
  }

  @Test func theCommentsBeforeAnEntryAreItsOwn() throws {
    let entries = try entries(
      Array(
        """
        /* The file. */

        // One.
        "a" = "b"; // Of a, plaudit:ignore empty, plural-lost
        "c" = "d"; /* Of e. */ "e" = "f";
        /* plaudit:ignore untranslated */
        "g" = "h"; /* Of g. */ \u{20}
        """.utf8))
    #expect(
      entries.map(\.comment) == [
        "The file.\nOne.\nOf a, plaudit:ignore empty, plural-lost", nil, "Of e.",
        "plaudit:ignore untranslated\nOf g.",
      ])
    #expect(
      entries.map { $0.silences.map { "\($0.location): \($0.value)" } } == [
        ["f:4:12: empty", "f:4:12: plural-lost"], [], [], ["f:6:1: untranslated"],
      ])
  }

  @Test func textsHaveTheirPlaces() throws {
    let entries = try entries(Array("a = \"é %@\";\n \"b\" = \"\\n%d\";".utf8))
    let places = entries.map { entry in
      [entry.offset, entry.text.pattern.offset, entry.text.placeholders[0].offset].map {
        "\(entry.text.location(at: $0))"
      }
    }
    // An escape shifts what follows it, so the text has the place of its start.
    #expect(places == [["f:1:1", "f:1:6", "f:1:8"], ["f:2:2", "f:2:9", "f:2:9"]])
  }
}
