/// Bytes of UTF-16 as UTF-8.
struct UTF16Text {
  /// What comes before a fault.
  private(set) var utf8: [UInt8] = []
  /// Whether there is no half of a character without the other.
  private(set) var isWhole = true

  init(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) {
    utf8.reserveCapacity(bytes.count)
    var units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).lazy.map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }.makeIterator()
    var codec = UTF16()
    while true {
      switch codec.decode(&units) {
      case .scalarValue(let scalar): utf8.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .error:
        isWhole = false
        return
      case .emptyInput:
        isWhole = bytes.count.isMultiple(of: 2)
        return
      }
    }
  }
}
