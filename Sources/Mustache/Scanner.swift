/// Moves forward through the text of a template: over blanks, characters and whole tags.
///
/// It works on UTF-8 bytes. Delimiters are whole scalars, so that it never cuts one in two.
struct Scanner {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private var counted = (offset: 0, line: 1, column: 1)
  var delimiters = Delimiters()

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }
  var isAtTag: Bool { hasPrefix(delimiters.opening, at: offset) }

  /// Whether a line ends here, be it with a line feed, a carriage return and a line feed, or the
  /// template.
  var isAtLineEnd: Bool {
    isAtEnd || bytes[offset] == UInt8(ascii: "\n") || hasPrefix(Array("\r\n".utf8), at: offset)
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func skipBlanks() {
    while !isAtEnd, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
      offset += 1
    }
  }

  /// Moves to the next tag of this line, or over the end of the line.
  ///
  /// - Returns: Whether there is such a tag.
  mutating func skipText() -> Bool {
    while !isAtEnd {
      if isAtTag { return true }
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\n") { return false }
    }
    return false
  }

  /// Moves over the end of the line if only blanks are left before it.
  ///
  /// - Returns: Whether it did.
  mutating func skipBlankRest() -> Bool {
    let start = offset
    skipBlanks()
    guard isAtLineEnd else {
      offset = start
      return false
    }
    _ = skipText()
    return true
  }

  /// Moves over the tag that begins here.
  mutating func tag() throws(MustacheError) -> Tag {
    let position = position()
    var start = offset + delimiters.opening.count
    while start < bytes.count, isWhitespace(bytes[start]) { start += 1 }

    let sigil = start < bytes.count ? bytes[start] : 0
    let kind = Tag.Kind(sigil: sigil)
    if kind != nil { start += 1 }
    let closing =
      switch sigil {
      case UInt8(ascii: "{"): Array("}".utf8) + delimiters.closing
      case UInt8(ascii: "="): Array("=".utf8) + delimiters.closing
      default: delimiters.closing
      }

    var end = start
    while !hasPrefix(closing, at: end) {
      guard end < bytes.count else { throw .unclosedTag(closing, at: position) }
      end += 1
    }
    offset = end + closing.count
    return Tag(kind: kind ?? .variable, content: trimmed(start..<end), position: position)
  }

  /// The line and column of `offset`. Counts on from the last call, so that all calls together
  /// look at each byte once.
  private mutating func position() -> MustachePosition {
    for byte in bytes[counted.offset..<offset] {
      if byte == UInt8(ascii: "\n") {
        counted.line += 1
        counted.column = 1
      } else if !UTF8.isContinuation(byte) {
        counted.column += 1
      }
    }
    counted.offset = offset
    return MustachePosition(line: counted.line, column: counted.column)
  }

  private func hasPrefix(_ prefix: [UInt8], at start: Int) -> Bool {
    bytes[start...].starts(with: prefix)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    let content = bytes[range].drop(while: isWhitespace)
    let end = content.lastIndex { !isWhitespace($0) } ?? content.startIndex - 1
    return String(decoding: content[..<(end + 1)], as: UTF8.self)
  }

  private func isWhitespace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}

extension MustacheError {
  fileprivate static func unclosedTag(_ closing: [UInt8], at position: MustachePosition) -> Self {
    let closing = String(decoding: closing, as: UTF8.self)
    return Self(position: position, message: "this tag is never closed: end it with '\(closing)'")
  }
}
