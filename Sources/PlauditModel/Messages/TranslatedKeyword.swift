/// A kind of argument in letters that no keyword has, as in `{n, 复数, …}`: ICU takes it for no
/// argument at all.
struct TranslatedKeyword {
  let name: String
  let word: String
  /// Where the argument begins, in UTF-16 code units.
  let brace: Int

  /// - Parameter start: Where the name stands of an argument that ICU could not read.
  init?(_ units: [UInt16], name start: Int) {
    let rest = String(decoding: units[min(start, units.count)...], as: UTF16.self)
    let parts = rest.split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { ",{}".contains($0) })
    guard parts.count == 3, let brace = units[..<start].lastIndex(of: UInt16(UInt8(ascii: "{"))),
      let name = Self.trimmed(parts[0]), let word = Self.trimmed(parts[1]),
      Self.endsAtMark(rest, parts[0], ","), Self.endsAtMark(rest, parts[1], ",}"),
      !word.isEmpty, word.unicodeScalars.allSatisfy(Self.isLetter),
      !word.unicodeScalars.allSatisfy(\.isASCII)
    else { return nil }
    (self.name, self.word, self.brace) = (name, word, brace)
  }

  private static func trimmed(_ part: Substring) -> String? {
    let words = part.split(whereSeparator: \.isWhitespace)
    return words.count == 1 ? String(words[0]) : nil
  }

  private static func endsAtMark(_ text: String, _ part: Substring, _ marks: String) -> Bool {
    part.endIndex < text.endIndex && marks.contains(text[part.endIndex])
  }

  /// Marks stand with the letters of many scripts.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }
}
