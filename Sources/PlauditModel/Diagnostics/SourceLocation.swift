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
