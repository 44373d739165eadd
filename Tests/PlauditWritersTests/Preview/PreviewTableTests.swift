import Foundation
import PlauditKit
import PlauditModel
import PlauditWriters
import TestSupport
import Testing

struct PreviewTableTests {
  private static let python = Program("python3")

  /// On texts in all the scripts that the ready words are written in.
  @Test(.enabled(if: python != nil, "Python is not installed"))
  func columnsAreThoseOfTheSystem() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "locales")
    var texts = ["e\u{301}", "한국어", "\u{1112}\u{1161}\u{11AB}", "ｆｕｌｌ", "a\u{200F}b", "😀"]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      texts += text.split(separator: "\n").map(String.init)
    }
    #expect(texts.count > 500)
    let script = """
      import ctypes, locale, sys
      locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
      width = ctypes.CDLL(None).wcwidth
      for line in open("texts", encoding="utf-8", newline="\\n"):
          print(sum(width(ord(character)) for character in line.rstrip("\\n")))
      """
    let counts = try Program.inFolder { folder in
      try texts.joined(separator: "\n")
        .write(to: folder.appending(path: "texts"), atomically: true, encoding: .utf8)
      let run = try #require(Self.python).run(["-c", script], in: folder)
      return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map { Int($0) }
    }
    #expect(counts.count == texts.count)
    for (text, count) in zip(texts, counts) {
      #expect(ICU.columnCount(of: text) == count, "\(text)")
    }
  }

  @Test func pseudoLanguagesKeepArguments() {
    let choice = PluralChoice(
      argument: "count", kind: .cardinal,
      branches: [
        PluralChoice.Branch(
          selector: .category(.one), pattern: [.argument("count"), .text(" rating")]),
        PluralChoice.Branch(
          selector: .category(.other), pattern: [.argument("count"), .text(" ratings of it")]),
      ])
    let pattern: Pattern = [.argument("name"), .text(" has "), .plural(choice)]
    for pseudo in PseudoLanguage.allCases {
      let text = pseudo.text(pattern)
      #expect(text.argumentNames == pattern.argumentNames)
      #expect(PatternText.text(text) != PatternText.text(pattern))
    }
    let accented = PatternText.text(PseudoLanguage.accented.text(pattern))
    #expect(accented.hasPrefix("[{name} ĥåš {count, plural, one {{count} ŕåţîñĝ}"))
    #expect(accented.hasSuffix("öñé ţŵö]"))
    #expect(
      PatternText.text(PseudoLanguage.mirrored.text([.text("Rate it")]))
        == "\u{200F}\u{202E}Rate\u{202C}\u{200F} \u{200F}\u{202E}it\u{202C}\u{200F}")
    #expect(PseudoLanguage.accented.text([]).isEmpty)
  }
}
