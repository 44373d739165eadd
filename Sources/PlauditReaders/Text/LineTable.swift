import PlauditModel

/// Where the lines of a file begin.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    starts = bytes.withUnsafeBytes { Self.starts(in: $0) }
  }

  func location(of offset: Int, in bytes: [UInt8], path: String) -> SourceLocation {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[starts[low]..<min(offset, bytes.count)]
    // A byte that continues a character begins none.
    let column = before.reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return SourceLocation(path: path, line: low + 1, column: column)
  }

  /// Looks at eight bytes at a time: a large file has few line breaks among many bytes.
  private static func starts(in bytes: UnsafeRawBufferPointer) -> [Int] {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let breaks = ones &* UInt64(UInt8(ascii: "\n"))
    var starts = [0]
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ breaks
      if (word &- ones) & ~word & (ones << 7) != 0 {
        for index in offset..<offset + 8 where bytes[index] == UInt8(ascii: "\n") {
          starts.append(index + 1)
        }
      }
      offset += 8
    }
    for index in offset..<bytes.count where bytes[index] == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    return starts
  }
}
