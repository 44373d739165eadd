import PlauditModel

/// Where the lines of a file begin.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
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
}
