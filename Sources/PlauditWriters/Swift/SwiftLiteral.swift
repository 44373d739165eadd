/// Text as it stands in Swift source.
package enum SwiftLiteral {
  /// What stands between the quotes of a string literal, single or multi-line, that evaluates to
  /// `text`. Scalars that a reader of the source could not see, or that would reorder what they
  /// see, are written as escapes.
  package static func escape(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": output += "\\\\"
      case "\"": output += "\\\""
      default: append(scalar, to: &output)
      }
    }
    return output
  }

  /// `text` on one line of a comment.
  package static func comment(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars { append(scalar, to: &output) }
    return output
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout String) {
    switch scalar {
    case "\n": output += "\\n"
    case "\r": output += "\\r"
    case "\t": output += "\\t"
    case _ where isHidden(scalar):
      output += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: output.unicodeScalars.append(scalar)
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
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
