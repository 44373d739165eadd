/// The bytes of one character in UTF-8 (RFC 3629, section 4).
enum UTF8Sequence {
  /// How many bytes the well-formed sequence takes that begins at an offset; 0 where none does.
  static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let lead = bytes[offset]
    let length: Int
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard offset + length <= bytes.count else { return 0 }
    for index in 1..<length where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    let second = bytes[offset + 1]
    let isWellFormed =
      switch lead {
      case 0xE0: second >= 0xA0
      case 0xED: second < 0xA0
      case 0xF0: second >= 0x90
      case 0xF4: second < 0x90
      default: true
      }
    return isWellFormed ? length : 0
  }
}

extension UInt8 {
  static func hexadecimalValue(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
