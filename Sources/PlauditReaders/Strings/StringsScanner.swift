/// Walks over the bytes of a strings file: an old-style property list, without its outer braces.
/// (No library that is at hand tells where in the file something stands.)
struct StringsScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  /// A key or a text.
  struct Text {
    /// With its quotes.
    let whole: Range<Int>
    /// Without.
    let content: Range<Int>
    let hasEscapes: Bool
    let isClosed: Bool

    var isQuoted: Bool { whole != content }
  }

  struct Comment {
    let whole: Range<Int>
    let content: Range<Int>
    let isClosed: Bool
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// 0 at the end; a zero in the file is nothing that may stand there either.
  var next: UInt8 { byte(offset) }
  var isAtEnd: Bool { offset >= bytes.count }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard !isAtEnd, next == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  mutating func move(to offset: Int) { self.offset = offset }

  func hasBreak(in range: Range<Int>) -> Bool { bytes[range].contains(where: \.isBreak) }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
}

extension StringsScanner {
  /// Spaces, line breaks and comments.
  mutating func skipSpace(_ comments: inout [Comment]) {
    while true {
      let width = spaceWidth
      if width > 0 {
        offset += width
      } else if let comment = comment() {
        comments.append(comment)
      } else {
        return
      }
    }
  }

  /// Comments that follow on the same line, with nothing behind them.
  mutating func skipRestOfLine(_ comments: inout [Comment]) {
    var found: [Comment] = []
    let start = offset
    while true {
      while next.isBlank { offset += 1 }
      let beginning = offset
      guard let comment = comment() else { break }
      guard comment.isClosed else {
        offset = beginning
        break
      }
      found.append(comment)
    }
    if isAtEnd || next.isBreak {
      comments += found
    } else {
      offset = start
    }
  }

  private var spaceWidth: Int {
    switch next {
    case 0x09...0x0D, 0x20: 1
    // The separators of lines and of paragraphs.
    case 0xE2 where byte(offset + 1) == 0x80 && [0xA8, 0xA9].contains(byte(offset + 2)): 3
    default: 0
    }
  }

  private mutating func comment() -> Comment? {
    guard next == UInt8(ascii: "/") else { return nil }
    let start = offset
    switch byte(offset + 1) {
    case UInt8(ascii: "/"):
      // The separators end it too, as they do for Foundation.
      while !isAtEnd, !next.isBreak, spaceWidth != 3 { offset += 1 }
      return Comment(whole: start..<offset, content: start + 2..<offset, isClosed: true)
    case UInt8(ascii: "*"):
      offset += 2
      while !isAtEnd, next != UInt8(ascii: "*") || byte(offset + 1) != UInt8(ascii: "/") {
        offset += 1
      }
      let content = start + 2..<max(offset, start + 2)
      let isClosed = !isAtEnd
      offset = min(offset + 2, bytes.count)
      return Comment(whole: start..<offset, content: content, isClosed: isClosed)
    default: return nil
    }
  }
}

extension StringsScanner {
  /// - Returns: `nil` where nothing begins that can be a key or text.
  mutating func text() -> Text? {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return quoted() }
    let start = offset
    while Self.isUnquoted(next) { offset += 1 }
    guard offset > start else { return nil }
    return Text(
      whole: start..<offset, content: start..<offset, hasEscapes: false, isClosed: true)
  }

  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted() -> Text {
    let start = offset
    let quote = next
    var hasEscapes = false
    var firstBreak: Int?
    offset += 1
    while !isAtEnd, next != quote {
      if next.isBreak, firstBreak == nil { firstBreak = offset }
      if next == UInt8(ascii: "\\") {
        hasEscapes = true
        offset += 1
      }
      offset += 1
    }
    offset = min(offset, bytes.count)
    // A quote behind a line break that a word follows at once opens the next key.
    let isOpening =
      firstBreak != nil
      && (Self.isUnquoted(byte(offset + 1)) || byte(offset + 1) == UInt8(ascii: "%"))
    guard isAtEnd || isOpening else {
      offset += 1
      return Text(
        whole: start..<offset, content: start + 1..<offset - 1, hasEscapes: hasEscapes,
        isClosed: true)
    }
    offset = firstBreak ?? bytes.count
    var end = offset
    while end > start + 1, bytes[end - 1].isBlank { end -= 1 }
    if end > start + 1, bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return Text(
      whole: start..<offset, content: start + 1..<end,
      hasEscapes: bytes[start + 1..<end].contains(UInt8(ascii: "\\")), isClosed: false)
  }
}

extension StringsScanner {
  /// Goes behind the next semicolon, or to the end of the line.
  mutating func skipEntry() {
    var isInText = false
    while !isAtEnd, !next.isBreak {
      let byte = next
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { isInText.toggle() }
      if byte == UInt8(ascii: ";"), !isInText { break }
    }
    offset = min(offset, bytes.count)
  }

  /// Goes behind a list or dictionary, however deep it is.
  mutating func skipContainer() {
    var depth = 0
    var comments: [Comment] = []
    repeat {
      skipSpace(&comments)
      comments.removeAll()
      switch next {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = quoted()
        continue
      default: break
      }
      offset = min(offset + 1, bytes.count)
    } while depth > 0 && !isAtEnd
  }
}
