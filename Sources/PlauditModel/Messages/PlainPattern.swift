/// A text without quotes, plurals and styles, such as `{count} ratings`: nearly all forms of nearly
/// all messages. It is read here in one pass; everything else is ICU's to read.
struct PlainPattern {
  private(set) var pattern: Pattern = []
  private(set) var uses: [ArgumentUse] = []

  /// - Parameter argument: What `#` stands for; `nil` where it is a character like any other.
  /// - Returns: `nil` where ICU has to read the text.
  init?(_ source: SourceText, number argument: String?) {
    let bytes = source.text.utf8
    var (line, column) = (source.location.line, source.location.column)
    var (index, copied) = (bytes.startIndex, bytes.startIndex)
    func words(_ pattern: inout Pattern) {
      if copied < index { pattern.append(.text(String(source.text[copied..<index]))) }
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "}"): return nil
      case UInt8(ascii: "#"):
        guard let argument else { break }
        words(&pattern)
        pattern.append(.argument(argument))
        copied = bytes.index(after: index)
      case UInt8(ascii: "{"):
        let start = bytes.index(after: index)
        guard let end = Self.name(bytes[start...]) else { return nil }
        words(&pattern)
        let name = String(source.text[start..<end])
        pattern.append(.argument(name))
        let place = source.location.at(line: line, column: column)
        uses.append(ArgumentUse(name: name, type: nil, location: place))
        if source.isVerbatim { column += bytes.distance(from: index, to: end) }
        index = end
        copied = bytes.index(after: end)
      default: break
      }
      if source.isVerbatim, byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, source.location.column)
      } else if source.isVerbatim, byte & 0xC0 != 0x80 {
        column += 1
      }
      index = bytes.index(after: index)
    }
    words(&pattern)
  }

  /// Where a name of ASCII letters, digits and `_` ends with the brace that closes its argument.
  private static func name(_ bytes: Substring.UTF8View.SubSequence) -> String.Index? {
    guard let first = bytes.first, isLetter(first) else { return nil }
    let end = bytes.firstIndex { !isLetter($0) && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
    return end.flatMap { bytes[$0] == UInt8(ascii: "}") ? $0 : nil }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
  }
}
