import PlauditModel

/// Where the lines of a file begin.
struct LineTable {
  private let start: SourceLocation
  private let starts: [Int]
  /// How many bytes begin no character before each block of the file; empty where no line is longer
  /// than a block. Otherwise a file in one line, with a fault in each entry, would take forever.
  private let continuations: [Int]

  private static let block = 4096

  init(_ bytes: [UInt8], path: String) {
    start = SourceLocation(path: path)
    let starts = bytes.withUnsafeBytes { Self.starts(in: $0) }
    let ends = starts.dropFirst() + [bytes.count]
    let hasLongLine = zip(starts, ends).contains { $1 - $0 > Self.block }
    continuations = hasLongLine ? Self.continuations(in: bytes) : []
    self.starts = starts
  }

  func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let (line, end) = (starts[low], min(offset, bytes.count))
    let passed =
      end - line > Self.block
      ? continuations(before: end, bytes) - continuations(before: line, bytes)
      : Self.continuations(in: bytes[line..<end])
    return start.at(line: low + 1, column: end - line - passed + 1)
  }

  private func continuations(before offset: Int, _ bytes: [UInt8]) -> Int {
    let block = offset / Self.block
    return continuations[block] + Self.continuations(in: bytes[block * Self.block..<offset])
  }

  private static func continuations(in bytes: [UInt8]) -> [Int] {
    var counts = [0]
    for start in stride(from: 0, through: bytes.count - block, by: block) {
      counts.append(counts[counts.count - 1] + continuations(in: bytes[start..<start + block]))
    }
    return counts
  }

  /// A byte that continues a character begins none.
  private static func continuations(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 + 1 : $0 }
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
