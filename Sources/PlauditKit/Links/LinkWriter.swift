/// Writes a link's bytes into memory that is large enough, and past its end nothing.
struct LinkWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// A string of at most `capacity` bytes, with no more than its own allocation.
  static func string(capacity: Int, _ write: (inout LinkWriter) -> Void) -> String {
    String(unsafeUninitializedCapacity: capacity) { buffer in
      var writer = LinkWriter(buffer)
      write(&writer)
      return writer.count
    }
  }

  @inline(__always) mutating func append(_ byte: UInt8) {
    guard count < buffer.count else { return }
    buffer[count] = byte
    count += 1
  }

  @inline(__always) mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    guard count + length <= buffer.count, let start = buffer.baseAddress else { return }
    (start + count).update(from: text.utf8Start, count: length)
    count += length
  }

  mutating func append(_ number: UInt64) {
    var divisor: UInt64 = 1
    while number / divisor >= 10 { divisor *= 10 }
    var rest = number
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  mutating func append(_ country: StoreCountry) {
    append(country.letters.0)
    append(country.letters.1)
  }

  /// All but RFC 3986's unreserved characters as `%XX`.
  mutating func append(encoding text: String) {
    for byte in text.utf8 {
      if byte.isUnreserved {
        append(byte)
      } else {
        append(UInt8(ascii: "%"))
        append(Self.digit(byte >> 4))
        append(Self.digit(byte & 0xF))
      }
    }
  }

  /// Half a byte as an upper-case hexadecimal digit.
  private static func digit(_ half: UInt8) -> UInt8 {
    half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "A") + half - 10
  }
}

extension UInt8 {
  /// An ASCII letter or digit.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// What RFC 3986 never percent-encodes.
  var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isLetterOrDigit
    }
  }
}
