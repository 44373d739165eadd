import PlauditModel

/// Texts as XML has them.
package enum XMLText {
  /// Whether XML can hold all of its characters (XML 1.0, section 2.2).
  static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }

  package static func escaped(_ text: String) -> String { text.replacingScalars(reference) }

  private static func reference(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    // Readers make a line break of it otherwise.
    case "\r": "&#13;"
    // Texts and keys are looked at before; names of languages and files are not.
    case _ where !canHold(String(scalar)): "\u{FFFD}"
    default: nil
    }
  }

  /// In double quotes.
  static func attribute(_ text: String) -> String {
    let words = text.replacingScalars { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: reference(scalar)
      }
    }
    return "\"\(words)\""
  }

  /// In a comment no two hyphens can stand together.
  static func comment(_ text: String) -> String {
    let words = text.replacingScalars { canHold(String($0)) ? nil : " " }
    return "<!-- \(words.parting("-", from: "-")) -->"
  }
}
