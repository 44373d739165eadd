/// A place in a file, as people and editors name it.
package struct SourceLocation: Sendable, Hashable {
  private let file: FilePath
  private let lineNumber: UInt32
  private let columnNumber: UInt32

  package init(path: String, line: Int = 1, column: Int = 1) {
    self.init(FilePath(path), line, column)
  }

  private init(_ file: FilePath, _ line: Int, _ column: Int) {
    self.file = file
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
  }

  /// The path as the user gave it.
  package var path: String { file.text }
  /// 1-based.
  package var line: Int { Int(lineNumber) }
  /// 1-based, counted in Unicode scalars.
  package var column: Int { Int(columnNumber) }

  /// Another place in the same file.
  package func at(line: Int, column: Int) -> SourceLocation {
    SourceLocation(file, line, column)
  }

  package func isInSameFile(as other: SourceLocation) -> Bool { file == other.file }
}

extension SourceLocation: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    if !left.isInSameFile(as: right) { return left.path < right.path }
    return (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(path.onOneLine):\(line):\(column)" }
}
