/// A file whose reader tells places by line and column.
package final class LinedFile: SourceFile {
  private let start: SourceLocation

  package init(_ path: String) {
    start = SourceLocation(path: path)
  }

  /// - Parameter location: Anywhere in the file.
  init(of location: SourceLocation) {
    start = location
  }

  func holds(_ location: SourceLocation) -> Bool { start.isInSameFile(as: location) }

  private static let columnBits = 24

  /// The place of a location in one of the files of this kind, as one number.
  package static func offset(of location: SourceLocation) -> Int {
    min(location.line, 1 << 32) << columnBits | min(location.column, 1 << columnBits - 1)
  }

  package func location(atOffset offset: Int) -> SourceLocation {
    start.at(
      line: offset >> Self.columnBits, column: offset & (1 << Self.columnBits - 1))
  }
}
