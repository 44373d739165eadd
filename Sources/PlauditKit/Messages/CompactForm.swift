// The compact form of messages: what Plaudit's writer writes and `MessageGrammar` reads.
//
// It is text, so that it can stand in a string literal, and every length is given, so that any
// text stays text. Digits are base 64: the scalars from "0" (0) to "o" (63).
//
//   table    index messages
//   index    the number of messages (4 digits), then for each where it begins (4 digits, counted
//            in UTF-8 bytes from the end of the index), then where the last one ends
//   message  items until its end
//   item     t L text        L bytes of text
//            a A             argument A (1 digit) as the language writes it
//            # A O           argument A less the offset O
//            p A L branches  the branch for the cardinal category of argument A
//            o A L branches  the same for the ordinal category
//            P A O L branches, O A O L branches   the same, less the offset O
//            s A L branches  the branch whose name is the text of argument A
//   O        a whole number in decimal digits, then ";"
//   L        2 digits; or "o", then 4 digits
//   branches exact values come first, "other" last
//   branch   =N; L message   for the exact value N
//            C L message     for a category: z 1 2 f m x
//            L name L message   in a selection; the last is taken when no name fits
//
// A message that the language lacks has 2^23 added to its place.

package enum CompactForm {
  package static let indexWidth = 4
  package static let missing = 1 << 23
  /// What begins a length of 4 digits.
  static let long = UInt8(ascii: "o")
  private static let longestShort = 63 << 6

  package static func letter(for category: PluralCategory) -> Character {
    Character(Unicode.Scalar(byte(for: category)))
  }

  package static func byte(for category: PluralCategory) -> UInt8 {
    switch category {
    case .zero: UInt8(ascii: "z")
    case .one: UInt8(ascii: "1")
    case .two: UInt8(ascii: "2")
    case .few: UInt8(ascii: "f")
    case .many: UInt8(ascii: "m")
    case .other: UInt8(ascii: "x")
    }
  }

  /// Appends `value` in base 64, `width` digits long.
  ///
  /// - Returns: Whether it fits; nothing is appended where it does not.
  package static func append(_ value: Int, width: Int, to bytes: inout [UInt8]) -> Bool {
    guard value >= 0, value >> (6 * width) == 0 else { return false }
    for place in (0..<width).reversed() {
      bytes.append(UInt8(48 + (value >> (6 * place)) & 63))
    }
    return true
  }

  /// Puts the length of what follows `place`, where there are two bytes for it already.
  ///
  /// - Returns: Whether it fits.
  package static func setLength(at place: Int, in bytes: inout [UInt8]) -> Bool {
    let length = bytes.count - place - 2
    var digits: [UInt8] = length < longestShort ? [] : [long]
    guard append(length, width: length < longestShort ? 2 : 4, to: &digits) else { return false }
    bytes.replaceSubrange(place..<place + 2, with: digits)
    return true
  }
}
