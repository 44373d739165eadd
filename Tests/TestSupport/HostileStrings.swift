/// Random strings of all that ends, escapes or hides something in the languages that Plaudit writes.
package struct HostileStrings {
  private var random: SeededGenerator
  private let pieces: [String]

  /// - Parameter without: Pieces with one of these characters are left out.
  package init(seed: UInt64, without excluded: Set<Unicode.Scalar> = []) {
    random = SeededGenerator(seed: seed)
    pieces = Self.pieces.filter { $0.unicodeScalars.allSatisfy { !excluded.contains($0) } }
  }

  package mutating func next() -> String {
    (0..<Int.random(in: 1...9, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private static let pieces: [String] =
    [
      // Swift
      "\"", "\"\"\"", "\\", "\\(", "\\(fatalError())", ")", "#", "\"#", "\"##", "*/", "/*", "//",
      "///", "\\u{41}", "`", "<#x#>", "@", "}", "{", ";", "; fatalError()",
      "\")\nfatalError()\n(\"",
      "\"\"\"\nfatalError()\n", "*/ fatalError() /*", "#sourceLocation(", "#if false\n", "${x}",
      // Templates, MessageFormat, printf
      "{{x}}", "{{{x}}}", "{{>Links}}", "{{=<% %>=}}", "'", "''", "{", "}", "{app}", "|", "%", "%@",
      "%n", "%1$s", "%#@a@", "100%",
      // HTML and JavaScript
      "</script>", "<script>document.title='taken'</script>", "<!--", "-->", "<![CDATA[", "]]>",
      "&",
      "&amp;", "&lt", "<img src=x onerror=\"document.title='taken'\">", "</style>", "</title>", "<",
      ">", "=", "javascript:", "\\x3c", "\\u003c", "\\ud800", "\\udc00\\ud800", "</table>",
      // Terminals and logs
      "\u{1B}[31m", "\u{1B}]0;taken\u{7}", "\u{9B}31m", "\u{7F}", "\r", "\n", "\r\n", "\t", "\0",
      "\u{8}\u{8}", "\n::error file=a::taken", "::set-output name=a::b", "\n::stop-commands::x",
      "##[error]",
      // YAML
      ": ", " #", "- ", "? ", "&a", "*a", "!t", "|", ">", "---\n", "...\n", "\n  taken: 1", ", ",
      "[",
      "]", "~", "no",
      // Unicode
      "\u{2028}", "\u{2029}", "\u{85}", "\u{202E}", "\u{202A}", "\u{2066}", "\u{2067}", "\u{2069}",
      "\u{200E}", "\u{200F}", "\u{61C}", "\u{FEFF}", "\u{200B}", "\u{200D}", "\u{AD}", "\u{A0}",
      "\u{301}", "e\u{301}", "👩‍👧", "🇳🇴", "é", "ключ", "שלום", "\u{E000}", "\u{10FFFF}", "\u{E0041}",
      "\u{D7FF}", "a", "b1", " ", "  ", "Z",
    ]
    + [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFF].compactMap(Unicode.Scalar.init).map { String($0) }
}
