import PlauditModel

/// Texts of other people on a terminal.
package enum TerminalText {
  /// With escapes for what would steer the terminal or end the line, and for the ends of isolates
  /// that have no beginning: the text stays within what is around it.
  static func shown(_ text: String) -> String {
    var depth = 0
    var shown = ""
    let escaped = text.escaping { $0.steersTerminals && !$0.isIsolate }
    for scalar in escaped.unicodeScalars {
      switch scalar {
      case "\u{2066}"..."\u{2068}": depth += 1
      case "\u{2069}":
        guard depth > 0 else {
          shown += "\\u{2069}"
          continue
        }
        depth -= 1
      default: break
      }
      shown.unicodeScalars.append(scalar)
    }
    return shown + String(repeating: "\u{2069}", count: depth)
  }

  /// The same for a text of several lines.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { shown(String($0)) }
      .joined(separator: "\n")
  }

  /// Kept from moving the columns beside it, whatever direction it runs in.
  static func isolated(_ text: String, isRightToLeft: Bool) -> String {
    (isRightToLeft ? "\u{2067}" : "\u{2066}") + text + "\u{2069}"
  }

  static func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - ICU.columnCount(of: text)))
  }
}
