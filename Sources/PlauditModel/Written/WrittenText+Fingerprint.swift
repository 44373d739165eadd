extension WrittenText {
  /// A number that another text will not have: what the text says, whatever notation it is written
  /// in.
  package var fingerprint: UInt64 {
    var hash = FowlerNollVo()
    hash.add(pattern, of: self)
    return hash.value
  }
}

/// The hash FNV-1a with 64 bits: the same on every machine and in every version of Swift.
private struct FowlerNollVo {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ pattern: WrittenPattern, of text: WrittenText) {
    for piece in pattern.pieces {
      switch piece {
      case .text(let words): add("t", words)
      case .placeholder(let index):
        add("p", text.placeholders[index].spelling)
        add("s", text.placeholders[index].style)
      case .choice(let choice):
        add("c", choice.name ?? "")
        add("k", "\(choice.kind) \(choice.argument ?? -1) \(choice.difference)")
        for branch in choice.branches {
          add("b", branch.selector.description)
          add(branch.pattern, of: text)
        }
        add("e", "")
      }
    }
  }

  /// A part with its kind, ended so that no two lists of parts are alike.
  private mutating func add(_ kind: Unicode.Scalar, _ text: String) {
    add(UInt8(ascii: kind))
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
