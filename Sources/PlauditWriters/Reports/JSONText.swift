import PlauditModel

/// Writes JSON.
package enum JSONText {
  /// What steers terminals and reorders texts is escaped, though JSON allows it.
  package static func string(_ text: some StringProtocol) -> String {
    string(text, escaping: \.steersTerminals)
  }

  /// As Xcode writes it: with no more escapes than JSON needs.
  package static func plain(_ text: some StringProtocol) -> String {
    string(text) { $0.value < 0x20 }
  }

  private static func string(
    _ text: some StringProtocol, escaping isEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case "\r": written += "\\r"
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }

  /// The members in the order given.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// One line for each item.
  package static func lines(_ items: [String], indent: String = "") -> String {
    guard !items.isEmpty else { return "[]" }
    return "[\n" + items.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)]"
  }
}
