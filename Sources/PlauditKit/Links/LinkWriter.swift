/// Writes a link's bytes into memory that is large enough, and past its end nothing.
struct LinkWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// What has been written.
  @inline(__always) var string: String {
    String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
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
    // Twenty digits are the most, and ten times their limit would overflow.
    var digits = 1
    var limit: UInt64 = 10
    while digits < 20, number >= limit {
      digits &+= 1
      limit &*= 10
    }
    guard count + digits <= buffer.count else { return }
    let start = count
    count += digits
    var end = count
    var rest = number
    // Two at a time: each division waits for the one before.
    let pairs = Self.pairs.utf8Start
    while rest >= 10 {
      let pair = Int(truncatingIfNeeded: rest % 100) &* 2
      rest /= 100
      end &-= 2
      buffer[end] = pairs[pair]
      buffer[end &+ 1] = pairs[pair &+ 1]
    }
    if end > start { buffer[start] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest) }
  }

  private static let pairs: StaticString = """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546\
    4748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293\
    949596979899
    """

  @inline(__always) mutating func append(_ country: StoreCountry) {
    append(country.letters.0)
    append(country.letters.1)
  }

  /// All but RFC 3986's unreserved characters as `%XX`.
  mutating func append(encoding text: String) {
    var text = text
    let buffer = buffer
    count = text.withUTF8 { [count] bytes in
      guard count + 3 * bytes.count <= buffer.count else { return count }
      var end = count
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index &+= 1
        if byte.isUnreserved {
          buffer[end] = byte
          end &+= 1
        } else {
          buffer[end] = UInt8(ascii: "%")
          buffer[end &+ 1] = Self.digit(byte >> 4)
          buffer[end &+ 2] = Self.digit(byte & 0xF)
          end &+= 3
        }
      }
      return end
    }
  }

  /// Half a byte as an upper-case hexadecimal digit.
  private static func digit(_ half: UInt8) -> UInt8 {
    half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "A") + half - 10
  }
}
