/// What a text of a JSON file says.
enum JSONString {
  static func raw(
    _ token: JSONToken, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[Int(token.start)..<Int(token.start + token.length)]
  }

  static func decoded(_ token: JSONToken, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let raw = raw(token, bytes)
    guard token.hasEscapes else {
      return String(decoding: UnsafeBufferPointer(rebasing: raw), as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(raw.count)
    var rest = raw
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        decoded += escaped(&rest)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func escaped(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      var code = unit(&rest)
      if code & 0xFC00 == 0xD800 {
        // The scanner has seen that the other half follows.
        rest = rest.dropFirst(2)
        code = 0x10000 + (code & 0x3FF) << 10 + unit(&rest) & 0x3FF
      }
      return Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
    case let other: return other.map { [$0] } ?? []
    }
  }

  private static func unit(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 + (UInt8.hexadecimalValue($1) ?? 0) }
  }
}
