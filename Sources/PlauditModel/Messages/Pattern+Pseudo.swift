/// A language that nobody speaks, for finding texts that are not translated, have no room to grow or
/// do not turn around.
package enum PseudoLanguage: String, Sendable, CaseIterable {
  /// Accents on all letters, some 40 % longer, in brackets.
  case accented = "en-XA"
  /// Every word written from right to left.
  case mirrored = "ar-XB"

  package var isRightToLeft: Bool { self == .mirrored }

  /// The message in this language. Its arguments and choices stay as they are.
  package func text(_ pattern: Pattern) -> Pattern {
    let words = pattern.mapElements { element in
      guard case .text(let text) = element else { return element }
      return .text(self == .accented ? Self.accented(text) : Self.mirrored(text))
    }
    guard self == .accented, !pattern.isEmpty else { return words }
    let filler = Self.filler(letters: Self.length(pattern))
    return ([.text("[")] + words + [.text(filler + "]")]).mapElements { $0 }
  }

  // MARK: Accents

  private static let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let marked = Array("åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")
  private static let accents = Dictionary(
    zip(plain, marked), uniquingKeysWith: { first, _ in first })

  private static func accented(_ text: String) -> String {
    String(text.map { accents[$0] ?? $0 })
  }

  private static let numerals = ["one", "two", "three", "four", "five", "six", "seven"]

  /// Words that make a text some 40 % longer.
  private static func filler(letters: Int) -> String {
    var filler = ""
    var next = 0
    while filler.count * 5 < letters * 2 {
      filler += " " + accented(numerals[next % numerals.count])
      next += 1
    }
    return filler
  }

  /// The characters of the longest text that the message makes, its arguments left out.
  private static func length(_ pattern: Pattern) -> Int {
    pattern.reduce(0) { length, element in
      switch element {
      case .text(let text): length + text.count
      case .plural(let choice):
        length + (choice.branches.map { Self.length($0.pattern) }.max() ?? 0)
      case .select(let choice):
        length + (choice.branches.map { Self.length($0.pattern) }.max() ?? 0)
      default: length
      }
    }
  }

  // MARK: Direction

  /// Each word in an override from right to left, with marks that make its surroundings so too.
  private static func mirrored(_ text: String) -> String {
    var mirrored = ""
    var word = ""
    func end() {
      if !word.isEmpty { mirrored += "\u{200F}\u{202E}\(word)\u{202C}\u{200F}" }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        end()
        mirrored.append(character)
      } else {
        word.append(character)
      }
    }
    end()
    return mirrored
  }
}
