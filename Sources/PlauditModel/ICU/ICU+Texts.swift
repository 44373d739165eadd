internal import ICUBridge

extension ICU {
  /// Whether a text is in Unicode's composed form, NFC.
  package static func isComposed(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress, let length = Int32(exactly: characters.count)
        else { return true }
        return bridge_is_composed(start, length)
      }
    }
  }

  /// What looks alike has the same skeleton (UTS 39, "Confusable Detection").
  package static func skeleton(_ text: String) -> String {
    taken(bridge_skeleton(text))
  }

  /// How many columns of a terminal a text without control characters takes.
  package static func columnCount(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { count, scalar in
      count + (scalar.isASCII ? 1 : Int(bridge_column_count(scalar.value)))
    }
  }

  /// The letters that a language is written with; empty where CLDR knows nothing of it.
  package static func letters(of tag: String) -> LetterSet {
    guard let tag = canonicalTag(tag) else { return LetterSet([], scripts: []) }
    let letters = bridge_read_letters(tag)
    defer { bridge_free(letters.bounds) }
    let bounds = UnsafeBufferPointer(start: letters.bounds, count: 2 * Int(letters.count))
    let scripts = withUnsafeBytes(of: letters.scripts) { bytes in
      Array(bytes.bindMemory(to: Int32.self).prefix(Int(letters.script_count)))
    }
    return LetterSet(
      stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]...bounds[$0 + 1] },
      scripts: scripts)
  }

  /// The script of a character, as ICU numbers scripts.
  static func script(of character: Unicode.Scalar) -> Int32 { bridge_script(character.value) }
}
