/// Which Latin letters can be taken for letters of a language that is written in Cyrillic or Greek.
package struct Lookalikes: Sendable {
  /// By skeleton.
  private let letters: [String: Unicode.Scalar]

  init(_ set: LetterSet) {
    let own = Alphabet.blocks(.cyrillic) + Alphabet.blocks(.greek)
    letters = Dictionary(
      own.flatMap(set.letters).map { (ICU.skeleton(String($0)), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether the language is written in Latin alone, or in a script without lookalikes.
  package var isEmpty: Bool { letters.isEmpty }

  /// The language's own letter that looks like a Latin one.
  package func twin(of latin: Unicode.Scalar) -> Unicode.Scalar? {
    letters[ICU.skeleton(String(latin))]
  }
}

/// The alphabets whose letters are taken for each other.
package enum Alphabet: String, Sendable {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case greek = "Greek"

  static func blocks(_ alphabet: Alphabet) -> [ClosedRange<UInt32>] {
    switch alphabet {
    case .latin: [0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF]
    case .cyrillic: [0x400...0x52F, 0x1C80...0x1C8F, 0xA640...0xA69F]
    case .greek: [0x370...0x3FF, 0x1F00...0x1FFF]
    }
  }

  /// The alphabet of a letter; `nil` for other characters.
  package init?(of letter: Unicode.Scalar) {
    let all: [Alphabet] = [.latin, .cyrillic, .greek]
    let found = all.first { alphabet in
      Self.blocks(alphabet).contains { $0.contains(letter.value) }
    }
    guard let found, letter.properties.isAlphabetic else { return nil }
    self = found
  }
}
