/// A file whose reader tells places by line and column.
package final class LinedFile: SourceFile {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  private static let columnBits = 24

  /// The place of a location in one of the files of this kind, as one number.
  package static func offset(of location: SourceLocation) -> Int {
    min(location.line, 1 << 32) << columnBits | min(location.column, 1 << columnBits - 1)
  }

  package func location(atOffset offset: Int) -> SourceLocation {
    SourceLocation(
      path: path, line: offset >> Self.columnBits, column: offset & (1 << Self.columnBits - 1))
  }
}
