// The compact form of messages: what Plaudit's writer writes and `MessageGrammar` reads.
//
// It is text, so that it can stand in a string literal, and every length is given, so that any
// text stays text. Digits are base 64: the scalars from "0" (0) to "o" (63).
//
//   table    index messages
//   index    the number of messages (4 digits), then for each where it begins (4 digits, counted
//            in UTF-8 bytes from the end of the index), then where the last one ends
//   message  items until its end
//   item     t LL text       LL bytes of text
//            a A             argument A (1 digit) as the language writes it
//            # A O           argument A less the offset O
//            p A O branches  the branch for the cardinal category of argument A less the offset O
//            o A O branches  the same for the ordinal category
//            s A branches    the branch whose name is the text of argument A
//   O        a whole number in decimal digits, then ";"
//   branches LLLL bytes of branches; exact values come first, "other" last
//   branch   =N; LLLL message   for the exact value N
//            C LLLL message     for a category: z 1 2 f m x
//            LL name LLLL message   in a selection; the last is taken when no name fits
//
// A message that the language lacks begins with 2^23 added to its place.

package enum CompactForm {
  package static let indexWidth = 4
  package static let lengthWidth = 4
  package static let textLengthWidth = 2
  package static let longestText = 1 << (6 * textLengthWidth)
  package static let missing = 1 << 23

  package static func letter(for category: PluralCategory) -> Character {
    switch category {
    case .zero: "z"
    case .one: "1"
    case .two: "2"
    case .few: "f"
    case .many: "m"
    case .other: "x"
    }
  }

  static func byte(for category: PluralCategory) -> UInt8 {
    letter(for: category).asciiValue ?? 0
  }

  /// `value` in base 64, `width` digits long; `nil` where it does not fit.
  package static func digits(_ value: Int, width: Int) -> String? {
    guard value >= 0, value >> (6 * width) == 0 else { return nil }
    var text = ""
    for place in (0..<width).reversed() {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(48 + (value >> (6 * place)) & 63)))
    }
    return text
  }
}

/// Finds a message in a table.
enum CompactIndex {
  static func message(
    _ number: Int, in table: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    var cursor = CompactCursor(table)
    guard let count = cursor.number(width: CompactForm.indexWidth),
      number >= 0, number < count,
      cursor.skip(number * CompactForm.indexWidth),
      let start = cursor.number(width: CompactForm.indexWidth),
      let end = cursor.number(width: CompactForm.indexWidth),
      start & CompactForm.missing == 0
    else { return nil }
    let base = (count + 2) * CompactForm.indexWidth
    let length = (end & ~CompactForm.missing) - start
    cursor = CompactCursor(table)
    guard cursor.skip(base + start) else { return nil }
    return cursor.slice(length)
  }
}

/// Reads the compact form from left to right. Whatever does not fit reads as `nil`.
struct CompactCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func skip(_ count: Int) -> Bool {
    slice(count) != nil
  }

  mutating func slice(_ count: Int) -> UnsafeBufferPointer<UInt8>? {
    guard count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return UnsafeBufferPointer(rebasing: bytes[position..<position + count])
  }

  /// A number in base 64.
  mutating func number(width: Int) -> Int? {
    guard let digits = slice(width) else { return nil }
    return digits.reduce(0) { $0 << 6 | (Int($1) &- 48) & 63 }
  }

  /// So many bytes as the length before them says.
  mutating func counted(width: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let count = number(width: width) else { return nil }
    return slice(count)
  }

  /// The decimal number up to the next ";".
  mutating func decimal() -> String? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }
}
