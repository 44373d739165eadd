/// Reads the compact form from left to right. Whatever does not fit reads as `nil`; nothing is read
/// past the end.
struct CompactCursor {
  var position: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  @inline(__always)
  init(_ start: UnsafePointer<UInt8>, count: Int) {
    position = start
    end = start + count
  }

  @inline(__always)
  var rest: Int { end - position }

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard position < end else { return nil }
    defer { position += 1 }
    return position.pointee
  }

  @inline(__always)
  mutating func slice(_ count: Int) -> CompactCursor? {
    guard count >= 0, count <= rest else { return nil }
    defer { position += count }
    return CompactCursor(position, count: count)
  }

  /// A digit of base 64.
  @inline(__always)
  mutating func digit() -> Int? {
    byte().map { Self.value($0) }
  }

  @inline(__always)
  private static func value(_ digit: UInt8) -> Int { Int(digit &- 48) & 63 }

  /// Four digits of base 64.
  @inline(__always)
  mutating func index() -> Int? {
    guard rest >= 4 else { return nil }
    defer { position += 4 }
    return Int(Self.pairs(Self.load(position, as: UInt32.self)).joined)
  }

  /// So many bytes as the length before them says.
  @inline(__always)
  mutating func counted() -> CompactCursor? {
    guard rest >= 2 else { return nil }
    if position.pointee == CompactForm.long {
      position += 1
      return index().flatMap { slice($0) }
    }
    let count = Self.value(position[0]) << 6 | Self.value(position[1])
    position += 2
    return slice(count)
  }

  /// The two places in an index at which a message begins and the next one does.
  @inline(__always)
  static func bounds(_ entries: UnsafePointer<UInt8>) -> (start: Int, end: Int) {
    let pairs = pairs(load(entries, as: UInt64.self))
    return (
      Int(UInt32(truncatingIfNeeded: pairs).joined),
      Int(UInt32(truncatingIfNeeded: pairs >> 32).joined)
    )
  }

  /// Bytes as a number, the first one lowest.
  @inline(__always)
  private static func load<Number: FixedWidthInteger>(
    _ place: UnsafePointer<UInt8>, as type: Number.Type
  ) -> Number {
    Number(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: type))
  }

  /// Each two digits of base 64 as the number that they make.
  @inline(__always)
  private static func pairs<Number: FixedWidthInteger>(_ digits: Number) -> Number {
    let sixes = Number(truncatingIfNeeded: 0x003F_003F_003F_003F as UInt64)
    let zeros = Number(truncatingIfNeeded: 0x3030_3030_3030_3030 as UInt64)
    let values = digits &- zeros
    return (values & sixes) << 6 | (values >> 8) & sixes
  }

  /// The decimal number up to the next ";".
  mutating func decimal() -> String? {
    var stop = position
    while stop < end, stop.pointee != UInt8(ascii: ";") { stop += 1 }
    guard stop < end else { return nil }
    defer { position = stop + 1 }
    return String(
      decoding: UnsafeBufferPointer(start: position, count: stop - position), as: UTF8.self)
  }

  /// The whole number up to the next ";"; `nil` where it is none or too large.
  @inline(__always)
  mutating func integer() -> Int? {
    guard let text = decimal() else { return nil }
    return Int(text)
  }
}

extension UInt32 {
  /// Two pairs of digits as the number that they make.
  @inline(__always)
  fileprivate var joined: UInt32 { (self & 0xFFFF) << 12 | self >> 16 }
}
