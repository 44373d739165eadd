/// Text as it stands in Swift source.
package enum SwiftLiteral {
  /// What stands between the quotes of a string literal, single or multi-line, that evaluates to
  /// `text`. Scalars that a reader of the source could not see, or that would reorder what they
  /// see, are written as escapes.
  package static func escape(_ text: String) -> String {
    written(text) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      default: replacement(of: scalar)
      }
    }
  }

  /// `text` on one line of a comment.
  package static func comment(_ text: String) -> String {
    written(text, replacement)
  }

  /// `text` with some scalars replaced; what stands between them is copied whole.
  private static func written(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var output = ""
    var copied = text.startIndex
    for index in text.unicodeScalars.indices {
      guard let written = replacement(text.unicodeScalars[index]) else { continue }
      output += text[copied..<index]
      output += written
      copied = text.unicodeScalars.index(after: index)
    }
    if copied == text.startIndex { return text }
    output += text[copied...]
    return output
  }

  private static func replacement(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case " "..."~": nil
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isLetter(scalar) || !isHidden(scalar): nil
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Blocks of nothing but letters and marks, which spares most texts the look into Unicode's
  /// tables.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x24F, 0x3A3...0x52F, 0x5D0...0x5EA, 0x621...0x64A, 0x905...0x939,
      0xE01...0xE30, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // Swift reads these noncharacters, but not their escapes.
    case .unassigned where (0xFDD0...0xFDEF).contains(scalar.value): false
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    // Joiners shape the letters beside them and are part of the spelling.
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }
}
