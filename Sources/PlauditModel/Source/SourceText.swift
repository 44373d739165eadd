/// A text that a person wrote in a file, able to say where in the file each of its characters is.
package struct SourceText: Sendable, Hashable {
  package let text: String
  /// The first character of the content: what follows an opening quote.
  package let location: SourceLocation
  /// Whether the file shows the text as it is: without escapes, and each of its lines on a line of
  /// its own that begins in the column of `location`.
  private let isVerbatim: Bool

  package init(_ text: String, at location: SourceLocation, isVerbatim: Bool) {
    self.text = text
    self.location = location
    self.isVerbatim = isVerbatim
  }

  /// The place of the character at an offset in UTF-16 code units, the unit in which ICU counts.
  /// Where the file escapes or folds the text, it is the text's start.
  package func location(utf16Offset offset: Int) -> SourceLocation {
    guard isVerbatim else { return location }
    var line = location.line
    var column = location.column
    var passed = 0
    for scalar in text.unicodeScalars {
      passed += UTF16.width(scalar)
      if passed > offset { break }
      if scalar == "\n" {
        line += 1
        column = location.column
      } else {
        column += 1
      }
    }
    return SourceLocation(path: location.path, line: line, column: column)
  }
}
