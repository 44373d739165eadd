/// Questions about ASCII characters, answered fast: links are asked about each of their bytes.
extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  @inline(__always) var isLetterOrDigit: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit
  }

  /// What RFC 3986 never percent-encodes: letters, digits, `-`, `.`, `_` and `~`.
  @inline(__always) var isUnreserved: Bool {
    isLetterOrDigit || Self.has(self, low: 0x0000_6000_0000_0000, high: 0x4000_0000_8000_0000)
  }

  /// What RFC 3986 lets a path or query have as it is, but for what parts and encodes them: visible
  /// ASCII without `"#%<>?[\]^`{|}`.
  @inline(__always) var isPlain: Bool {
    isLetterOrDigit || Self.has(self, low: 0x2FFF_FFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }

  /// Whether a set of ASCII characters, one bit for each, has this one.
  @inline(__always)
  private static func has(_ byte: UInt8, low: UInt64, high: UInt64) -> Bool {
    let bits = byte < 64 ? low : high
    return byte < 128 && bits &>> UInt64(byte & 63) & 1 == 1
  }
}
