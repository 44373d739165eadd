/// Texts and keys as a locale file writes them.
package enum YAMLText {
  /// In double quotes, which can hold every text.
  package static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\u{FFFE}"..."\u{FFFF}":
      "\\u" + hexadecimal(scalar)
    default: String(scalar)
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// As it is where nothing in it means something to YAML.
  package static func key(_ key: String) -> String {
    let isPlain =
      key.utf8.first.map { isLetter($0) } ?? false
      && key.utf8.allSatisfy { isLetter($0) || "0123456789-_.".utf8.contains($0) }
    return isPlain ? key : quoted(key)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// `{one: "…", other: "…"}`
  package static func flow(_ content: MessageContent) -> String {
    switch content {
    case .pattern(let text): quoted(text)
    case .forms(let forms): "{" + forms.map(form).joined(separator: ", ") + "}"
    }
  }

  package static func form(_ form: MessageContent.Form) -> String {
    "\(form.selector): \(quoted(form.text))"
  }
}
