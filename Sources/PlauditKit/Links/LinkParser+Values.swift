extension LinkParser {
  /// As it stands in the link.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Without percent-encoding.
  func decoded(_ range: Range<Int>) throws(AppStoreLinkError) -> String {
    guard bytes[range].contains(UInt8(ascii: "%")) else { return text(range) }
    var plain: [UInt8] = []
    plain.reserveCapacity(range.count)
    var index = range.startIndex
    while index < range.endIndex { plain.append(decodedByte(&index)) }
    let text = String(decoding: plain, as: UTF8.self)
    guard text.utf8.elementsEqual(plain) else { throw .malformed }
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

  func number(_ range: Range<Int>) throws(AppStoreLinkError) -> UInt64 {
    var number: UInt64 = 0
    var overflows = range.isEmpty
    for byte in bytes[range] {
      guard byte.isDigit else { throw .id(text(range)) }
      let (tens, tensOverflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = tens.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      overflows = overflows || tensOverflow || sumOverflow
      number = sum
    }
    guard !overflows else { throw .id(text(range)) }
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

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether RFC 3986 lets a path or query have this as it is.
  var canStandInURL: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: self < 0x80
    }
  }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
