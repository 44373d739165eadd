/// Texts as XML has them.
enum XMLText {
  /// Whether XML can hold all of its characters (XML 1.0, section 2.2).
  static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }

  static func escaped(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      // Readers make a line break of it otherwise.
      case "\r": written += "&#13;"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// In double quotes.
  static func attribute(_ text: String) -> String {
    "\""
      + escaped(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
      .replacing("\t", with: "&#9;") + "\""
  }

  /// In a comment no two hyphens can stand together.
  static func comment(_ text: String) -> String {
    var words = text.unicodeScalars.map { canHold(String($0)) ? String($0) : " " }.joined()
    while words.contains("--") { words = words.replacing("--", with: "- -") }
    return "<!-- \(words) -->"
  }
}
