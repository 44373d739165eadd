/// A place in a file, as people and editors name it.
package struct SourceLocation: Sendable, Hashable {
  /// The path as the user gave it.
  package let path: String
  /// 1-based.
  package let line: Int
  /// 1-based, counted in Unicode scalars.
  package let column: Int

  package init(path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(path.onOneLine):\(line):\(column)" }
}

extension String {
  /// With escapes for what would end a line or steer a terminal: a path can have any character.
  package var onOneLine: String {
    // Nearly every path and message is plain.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }
}
