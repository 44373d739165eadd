import PlauditModel

/// Splits a format as Foundation's printf takes it (String Programming Guide, "String Format
/// Specifiers") into texts and specifiers.
struct PrintfLexer {
  enum Lexeme {
    /// A run of text; `%%` ends one, and counts as `%`.
    case text(Range<Int>)
    case specifier(Specifier)
    /// `%#@name@`
    case reference(name: Range<Int>, position: Int?, at: Int)
    /// `%arg`, in a substitution's form: the number that chooses the form.
    case ownNumber(at: Int)
    case slip(WrittenText.Slip.Kind, Range<Int>)
  }

  struct Specifier {
    let range: Range<Int>
    /// From 1, where it is written.
    let position: Int?
    let type: ArgumentType
    /// How many further arguments it takes, for `*`.
    let stars: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private let end: Int
  private let isSubstitution: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isSubstitution: Bool) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
    self.isSubstitution = isSubstitution
  }

  mutating func next() -> Lexeme? {
    guard offset < end else { return nil }
    let start = offset
    while offset < end, bytes[offset] != UInt8(ascii: "%") { offset += 1 }
    if offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "%") {
      offset += 2
      return .text(start..<offset - 1)
    }
    return offset > start ? .text(start..<offset) : percent()
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// At a `%` that is not doubled.
  private mutating func percent() -> Lexeme {
    let start = offset
    if isSubstitution, matches("arg", start + 1) {
      offset = start + 4
      return .ownNumber(at: start)
    }
    var at = start + 1
    let position = position(&at)
    if matches("#@", at), let close = closing(at + 2) {
      offset = close + 1
      return .reference(name: at + 2..<close, position: position, at: start)
    }
    if byte(at) != UInt8(ascii: " "), let specifier = specifier(start, position, at) {
      offset = specifier.range.upperBound
      return .specifier(specifier)
    }
    return slip(start)
  }

  /// `1$`
  private func position(_ at: inout Int) -> Int? {
    var end = at
    let number = digits(&end)
    guard let number, number > 0, byte(end) == UInt8(ascii: "$") else { return nil }
    at = end + 1
    return number
  }

  /// What is written as more is taken for this.
  static let mostArguments = 9999

  private func digits(_ at: inout Int) -> Int? {
    var number: Int?
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at)) {
      number = min((number ?? 0) * 10 + Int(byte(at) - UInt8(ascii: "0")), Self.mostArguments)
      at += 1
    }
    return number
  }

  private func specifier(_ start: Int, _ position: Int?, _ begin: Int) -> Specifier? {
    var at = begin
    var stars = 0
    while Self.flags.contains(byte(at)) { at += 1 }
    if byte(at) == UInt8(ascii: "*") { (at, stars) = (at + 1, stars + 1) } else { _ = digits(&at) }
    if byte(at) == UInt8(ascii: ".") {
      at += 1
      if byte(at) == UInt8(ascii: "*") {
        (at, stars) = (at + 1, stars + 1)
      } else {
        _ = digits(&at)
      }
    }
    while Self.lengths.contains(byte(at)) { at += 1 }
    guard let type = Self.type(byte(at)) else { return nil }
    return Specifier(range: start..<at + 1, position: position, type: type, stars: stars)
  }

  private static let flags = Array("-+ #0'".utf8)
  private static let lengths = Array("hlqLztj".utf8)

  private static func type(_ conversion: UInt8) -> ArgumentType? {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "X"),
      UInt8(ascii: "O"):
      .integer
    case UInt8(ascii: "f"), UInt8(ascii: "e"), UInt8(ascii: "g"), UInt8(ascii: "a"),
      UInt8(ascii: "F"), UInt8(ascii: "E"), UInt8(ascii: "G"), UInt8(ascii: "A"):
      .number
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "c"),
      UInt8(ascii: "C"), UInt8(ascii: "p"):
      .text
    default: nil
    }
  }

  /// A `%` that begins nothing: a specifier with something in it, as in `% @`, `%1#@x@` and `%lId`,
  /// or a percent sign.
  private mutating func slip(_ start: Int) -> Lexeme {
    if let end = misspelledNumber(start + 1) {
      offset = end
      return .slip(.brokenSpecifier, start..<end)
    }
    var at = start + 1
    while at - start < Self.longestFiller, let width = filler(at) { at += width }
    if at > start + 1 {
      if byte(at) == UInt8(ascii: "@") {
        offset = (closing(at + 1) ?? at) + 1
        return .slip(.brokenSpecifier, start..<offset)
      }
      while byte(at) == UInt8(ascii: "l") { at += 1 }
      if byte(at) == UInt8(ascii: "d"), !Self.isWord(byte(at + 1)) {
        offset = at + 1
        return .slip(.brokenSpecifier, start..<offset)
      }
    }
    offset = start + 1
    return .slip(.barePercent, start..<offset)
  }

  /// How many bytes stand there that belong into no placeholder: one of those below, or one of
  /// Unicode's spaces.
  private func filler(_ at: Int) -> Int? {
    switch (byte(at), byte(at + 1), byte(at + 2)) {
    case (0xC2, 0xA0, _): 2
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF): 3
    case (let byte, _, _): Self.fillers.contains(byte) ? 1 : nil
    }
  }

  /// Where `lId` and `l ld` end, which look like `lld`.
  private func misspelledNumber(_ start: Int) -> Int? {
    var at = start
    _ = position(&at)
    let letters = at
    guard Self.letters.contains(byte(at)) else { return nil }
    while at - letters < Self.longestFiller, Self.lookalikes.contains(byte(at)) { at += 1 }
    return byte(at) == UInt8(ascii: "d") && !Self.isWord(byte(at + 1)) ? at + 1 : nil
  }

  private static let letters = Array("lLI".utf8)
  private static let lookalikes = Array("lLI| ".utf8)
  private static let longestFiller = 6
  private static let fillers = Array(" #$0123456789".utf8)

  /// The `@` that ends a name.
  private func closing(_ start: Int) -> Int? {
    var at = start
    while at < end, bytes[at] != UInt8(ascii: "@"), bytes[at] > 0x20, bytes[at] != UInt8(ascii: "%")
    {
      at += 1
    }
    return at > start && byte(at) == UInt8(ascii: "@") ? at : nil
  }

  private func matches(_ word: StaticString, _ at: Int) -> Bool {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard at + expected.count <= end else { return false }
    return bytes[at..<at + expected.count].elementsEqual(expected)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
