import PlauditModel

/// Looks for quotations and stray braces, which MessageFormat accepts without a word. An apostrophe
/// begins a quotation only before a brace, as in ICU's `UMSGPAT_APOS_DOUBLE_OPTIONAL`.
struct MessageFormatScan {
  private(set) var quotes: [Quote] = []
  /// In UTF-16 code units.
  private(set) var strayBraces: [Int] = []

  struct Quote {
    /// Where the apostrophe stands, in UTF-16 code units.
    let offset: Int
    /// What follows the apostrophe, to the one that closes or to the end.
    let content: String
    let isClosed: Bool
    let followsLetter: Bool
  }

  init(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "}") }) else {
      return
    }
    let units = Array(text.utf16)
    var depth = 0
    var offset = 0
    while offset < units.count {
      let next = offset + 1 < units.count ? units[offset + 1] : 0
      switch units[offset] {
      case Self.apostrophe where next == Self.apostrophe:
        offset += 1
      case Self.apostrophe where next == Self.open || next == Self.close:
        let end = Self.end(of: units, from: offset + 1)
        quotes.append(
          Quote(
            offset: offset, content: String(decoding: units[offset + 1..<end], as: UTF16.self),
            isClosed: end < units.count, followsLetter: Self.isLetter(units, before: offset)))
        offset = end
      case Self.open: depth += 1
      case Self.close where depth == 0: strayBraces.append(offset)
      case Self.close: depth -= 1
      default: break
      }
      offset += 1
    }
  }

  private static let apostrophe = UInt16(UInt8(ascii: "'"))
  private static let open = UInt16(UInt8(ascii: "{"))
  private static let close = UInt16(UInt8(ascii: "}"))

  /// Where the apostrophe stands that closes; the end of the text where none does.
  private static func end(of units: [UInt16], from start: Int) -> Int {
    var offset = start
    while offset < units.count {
      if units[offset] == apostrophe {
        guard offset + 1 < units.count, units[offset + 1] == apostrophe else { return offset }
        offset += 1
      }
      offset += 1
    }
    return units.count
  }

  private static func isLetter(_ units: [UInt16], before offset: Int) -> Bool {
    guard offset > 0, let scalar = Unicode.Scalar(units[offset - 1]) else { return false }
    return scalar.properties.isAlphabetic
  }
}

extension WrittenText {
  /// The MessageFormat that may have quotations and stray braces in it, which few texts have.
  var intricateSources: [SourceText] { isPlain ? [] : messageFormat }
}

extension MessageFormatScan.Quote {
  /// The arguments that the quotation makes text of: those of the message, and after a letter, as in
  /// `l'{name}`, whatever looks like one.
  func arguments(of message: WrittenMessage) -> [String] {
    content.split(separator: "{").dropFirst(content.hasPrefix("{") ? 0 : 1).compactMap { rest in
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
      guard !name.isEmpty, let mark = rest.dropFirst(name.count).first, "},".contains(mark) else {
        return nil
      }
      return followsLetter || message.argumentNames.contains(name) ? name : nil
    }
  }
}
