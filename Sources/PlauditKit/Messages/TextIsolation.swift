/// Which texts that a message shows are isolated, so that a name in another direction does not
/// reorder the sentence around it (Unicode's FSI … PDI, UAX 9).
public enum TextIsolation: Sendable, Hashable {
  /// None: the sentence is left to the bidirectional algorithm.
  case none
  /// Texts with right-to-left letters: for languages that run from left to right.
  case rightToLeftTexts
  /// Every text: for languages that run from right to left.
  case allTexts

  /// The text in its isolates, where it is one that is isolated.
  package func isolated(_ text: String) -> String {
    isolates(text) ? "\u{2068}\(text)\u{2069}" : text
  }

  func isolates(_ text: String) -> Bool {
    switch self {
    case .none: false
    case .allTexts: !text.isEmpty
    case .rightToLeftTexts: text.unicodeScalars.contains(where: Self.isRightToLeft)
    }
  }

  /// The blocks of right-to-left scripts and the marks that act like them (UAX 9, classes R and AL).
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
