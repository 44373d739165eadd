extension LinkParser {
  /// As it stands in the link.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Without percent-encoding.
  func decoded(_ range: Range<Int>) throws(AppStoreLinkError) -> String {
    guard bytes[range].contains(UInt8(ascii: "%")) else { return text(range) }
    var text = String(unsafeUninitializedCapacity: range.count) { plain in
      var (index, count) = (range.startIndex, 0)
      while index < range.endIndex {
        plain[count] = decodedByte(&index)
        count += 1
      }
      return count
    }
    // Bytes that are not UTF-8 were replaced.
    let isWhole = text.withUTF8 { plain in
      var index = range.startIndex
      for byte in plain {
        guard index < range.endIndex, decodedByte(&index) == byte else { return false }
      }
      return index == range.endIndex
    }
    guard isWhole else { throw .malformed }
    return text
  }

  /// Whether a part of the link says what `text` does, percent-encoded or not.
  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    var index = range.startIndex
    for offset in 0..<text.utf8CodeUnitCount {
      guard index < range.endIndex, decodedByte(&index) == text.utf8Start[offset] else {
        return false
      }
    }
    return index == range.endIndex
  }

  /// 0 where there is none.
  func firstByte(_ range: Range<Int>) -> UInt8 {
    var index = range.startIndex
    return range.isEmpty ? 0 : decodedByte(&index)
  }

  func number(_ range: Range<Int>) throws(AppStoreLinkError) -> UInt64 {
    var (number, fits) = (UInt64(0), !range.isEmpty)
    for byte in bytes[range] {
      let digit = UInt64(byte &- UInt8(ascii: "0"))
      guard digit < 10 else { throw .id(text(range)) }
      // Only a twentieth digit can be one too many.
      if number > (.max - 9) / 10 {
        fits = fits && number <= .max / 10 && number &* 10 <= .max - digit
      }
      number = number &* 10 &+ digit
    }
    guard fits else { throw .id(text(range)) }
    return number
  }

  /// The byte at an index, or the one that a percent sign there and two digits stand for.
  @inline(__always) private func decodedByte(_ index: inout Int) -> UInt8 {
    let byte = bytes[index]
    index += 1
    guard byte == UInt8(ascii: "%"), index + 1 < bytes.count, let high = bytes[index].hexValue,
      let low = bytes[index + 1].hexValue
    else { return byte }
    index += 2
    return high << 4 | low
  }
}
