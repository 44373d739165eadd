extension String {
  /// With escapes for what would end a line, steer a terminal or reorder what is around it: a path
  /// and a text can have any character.
  package var onOneLine: String { escaping(\.steersTerminals) }

  /// With escapes for some characters.
  package func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    // Nearly every path and message is plain.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return replacingScalars { scalar in
      isEscaped(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it does more than stand where it is: ends the line, is a command to the terminal, or
  /// changes the direction of what is around it.
  package var steersTerminals: Bool {
    switch value {
    case 0x2028...0x2029, 0x202A...0x202E: true
    case 0..<0x20, 0x7F..<0xA0: true
    default: isIsolate
    }
  }

  /// The marks that keep a piece of text from reordering what is around it, where they come in pairs.
  package var isIsolate: Bool { (0x2066...0x2069).contains(value) }
}
