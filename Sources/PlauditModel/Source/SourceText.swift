/// A text that a person wrote in a file, able to say where in the file each of its characters is.
package struct SourceText: Sendable, Hashable {
  package let text: String
  /// The first character of the content: what follows an opening quote.
  package let location: SourceLocation
  /// Whether the file shows the text as it is: without escapes, and each of its lines on a line of
  /// its own that begins in the column of `location`.
  let isVerbatim: Bool

  package init(_ text: String, at location: SourceLocation, isVerbatim: Bool) {
    self.text = text
    self.location = location
    self.isVerbatim = isVerbatim
  }
}

/// Where the characters of a text are, counted once for all that ask.
package struct SourceLocations {
  private let start: SourceLocation
  /// The lines, and the columns of the last of them, before each UTF-16 code unit, and before the
  /// text's end.
  private var passed: [(lines: Int32, columns: Int32)] = []

  /// Where the file escapes or folds the text, all of it is at its start.
  package init(of source: SourceText) {
    start = source.location
    guard source.isVerbatim else { return }
    passed.reserveCapacity(source.text.utf16.count + 1)
    var place: (lines: Int32, columns: Int32) = (0, 0)
    for scalar in source.text.unicodeScalars {
      for _ in 0..<UTF16.width(scalar) { passed.append(place) }
      place = scalar == "\n" ? (place.lines + 1, 0) : (place.lines, place.columns + 1)
    }
    passed.append(place)
  }

  /// The place of the character at an offset in UTF-16 code units, the unit in which ICU counts.
  package subscript(utf16Offset offset: Int) -> SourceLocation {
    guard !passed.isEmpty else { return start }
    let place = passed[max(0, min(offset, passed.count - 1))]
    return start.at(
      line: start.line + Int(place.lines), column: start.column + Int(place.columns))
  }
}
