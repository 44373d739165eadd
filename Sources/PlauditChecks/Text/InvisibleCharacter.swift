package import PlauditModel

/// A character that nobody sees and that has no use where it stands.
package final class InvisibleCharacter: TextCheck {
  package static let info = CheckInfo(
    "invisible-character", .warning,
    why: """
      Pasted text brings characters that nobody sees; searches and comparisons fail because of them. \
      Those with a use are left alone: joiners in Persian, Indic scripts and emoji, marks of \
      direction, no-break and soft-hyphen characters, U+200B in Thai, Khmer, Lao and Burmese.
      """,
    wrong: #""Rate\u{200B} the app""#,
    right: #""Rate the app""#)

  private static let spaceless: Set<Substring> = ["th", "km", "lo", "my"]

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.invisible), text.isUnlikeSource(in: .invisible, message)
    else { return }
    let isSpaceless = Self.spaceless.contains(text.language.tag.prefix { $0 != "-" })
    text.pattern.forEachText { words, offset in
      var before: Unicode.Scalar?
      for scalar in words.unicodeScalars {
        if Self.isUseless(scalar, after: before, isSpaceless) {
          findings.add(.invisible(scalar), at: offset, in: text, of: message)
          return
        }
        before = scalar
      }
    }
  }

  private static func isUseless(
    _ scalar: Unicode.Scalar, after before: Unicode.Scalar?, _ isSpaceless: Bool
  ) -> Bool {
    switch scalar {
    case "\u{200B}": !isSpaceless
    case "\u{200C}", "\u{200D}": !(before.map(joins) ?? false)
    case "\u{200E}", "\u{200F}": false
    // The word joiner is a no-break character.
    case "\u{2060}": false
    case "\u{34F}", "\u{115F}", "\u{1160}", "\u{180E}", "\u{2028}", "\u{2029}",
      "\u{2061}"..."\u{2065}", "\u{206A}"..."\u{206F}", "\u{3164}", "\u{FEFF}",
      "\u{FFF9}"..."\u{FFFB}":
      true
    default: false
    }
  }

  /// Whether a joiner after the character has a meaning: in Arabic letters, in Indic scripts, and
  /// in emoji made of several.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x8FF, 0x900...0xDFF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: true
    case 0xFE0F: true
    default: scalar.properties.isEmoji && !scalar.isASCII || scalar.properties.isEmojiModifier
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func invisible(_ scalar: Unicode.Scalar) -> Self {
    InvisibleCharacter.info.message("\(scalar.named) cannot be seen; remove it")
  }
}
