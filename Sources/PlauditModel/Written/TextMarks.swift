/// What stands in a text that some check looks at, found in one pass over its bytes, so that checks
/// need not look at the many texts without.
package struct TextMarks: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Characters beyond ASCII.
  package static let beyondASCII = Self(rawValue: 1)
  /// Control characters but tabs and line breaks, or U+FFFD.
  package static let controls = Self(rawValue: 2)
  package static let doubleSpace = Self(rawValue: 4)
  /// Three full stops.
  package static let dots = Self(rawValue: 8)
  /// `<`
  package static let angle = Self(rawValue: 16)
  /// `://` or `@`
  package static let link = Self(rawValue: 32)
  /// Characters that turn the direction of a text.
  package static let directions = Self(rawValue: 64)
  /// Characters that nobody sees, whether they have a use or not.
  package static let invisible = Self(rawValue: 128)
  /// A Latin letter beside a Cyrillic or Greek one.
  package static let mixedWord = Self(rawValue: 256)
  /// White space at the start or the end of some form.
  package static let spaceAtEdge = Self(rawValue: 512)

  init(_ pattern: WrittenPattern) {
    self = []
    add(pattern, isAtStart: true, isAtEnd: true)
  }

  private mutating func add(_ pattern: WrittenPattern, isAtStart: Bool, isAtEnd: Bool) {
    let last = pattern.pieces.count - 1
    for (index, piece) in pattern.pieces.enumerated() {
      let (begins, ends) = (isAtStart && index == 0, isAtEnd && index == last)
      switch piece {
      case .text(var text):
        if begins && text.unicodeScalars.first?.isSpace ?? false
          || ends && text.unicodeScalars.last?.isSpace ?? false
        {
          insert(.spaceAtEdge)
        }
        text.withUTF8 { add($0) }
      case .placeholder: break
      case .choice(let choice):
        for branch in choice.branches {
          add(branch.pattern, isAtStart: begins, isAtEnd: ends)
        }
      }
    }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var alphabet = Alphabet.none
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        0xC3...0xC9:
        if alphabet == .cyrillicOrGreek { insert(.mixedWord) }
        alphabet = .latin
        if byte > 0x7F { insert(.beyondASCII) }
      case 0xCE...0xD4:
        if alphabet == .latin { insert(.mixedWord) }
        alphabet = .cyrillicOrGreek
        insert(.beyondASCII)
      // The rest of a character, which begins none.
      case 0x80...0xBF: break
      default:
        alphabet = .none
        add(at: index, bytes)
      }
    }
  }

  private enum Alphabet { case none, latin, cyrillicOrGreek }

  private mutating func add(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    func follow(_ first: UInt8, _ second: UInt8? = nil) -> Bool {
      index + 1 < bytes.count && bytes[index + 1] == first
        && (second == nil || index + 2 < bytes.count && bytes[index + 2] == second)
    }
    switch bytes[index] {
    case UInt8(ascii: " "): if follow(UInt8(ascii: " ")) { insert(.doubleSpace) }
    case UInt8(ascii: "."):
      if follow(UInt8(ascii: "."), UInt8(ascii: ".")) { insert(.dots) }
    case UInt8(ascii: "<"): insert(.angle)
    case UInt8(ascii: "@"): insert(.link)
    case UInt8(ascii: ":"): if follow(UInt8(ascii: "/"), UInt8(ascii: "/")) { insert(.link) }
    case 0x09, 0x0A, 0x0D: break
    case 0x00...0x1F, 0x7F: insert(.controls)
    case 0xC0...: addCharacter(at: index, bytes)
    default: break
    }
  }

  private mutating func addCharacter(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    insert(.beyondASCII)
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (bytes[index], second, third) {
    case (0xC2, 0x80...0x9F, _), (0xEF, 0xBF, 0xBD): insert(.controls)
    // U+202A to U+202E, U+2066 to U+2069.
    case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9): insert(.directions)
    // U+034F, U+115F and U+1160, U+180E, U+200B to U+200F, U+2028 and U+2029, U+2060 to U+2065,
    // U+206A to U+206F, U+3164, U+FEFF, U+FFF9 to U+FFFB.
    case (0xCD, 0x8F, _), (0xE1, 0x85, 0x9F...0xA0), (0xE1, 0xA0, 0x8E),
      (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x81, 0xA0...0xA5),
      (0xE2, 0x81, 0xAA...0xAF), (0xE3, 0x85, 0xA4), (0xEF, 0xBB, 0xBF), (0xEF, 0xBF, 0xB9...0xBB):
      insert(.invisible)
    default: break
    }
  }
}

extension Unicode.Scalar {
  /// White space. Characters of ASCII need no look into Unicode's tables.
  package var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
