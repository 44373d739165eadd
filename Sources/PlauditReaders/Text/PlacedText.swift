/// A text that its file may write in another way, such as with entities, and where in the file each
/// of its characters stands.
struct PlacedText {
  /// In UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Parts that the file writes as they are, or that are one character.
  private var runs: [(first: Int, offset: Int)] = []
  private let place: Int

  /// - Parameter place: Where an empty text is.
  init(at place: Int) {
    self.place = place
  }

  init(_ string: String, at place: Int) {
    self.init(at: place)
    append(Array(string.utf8), at: place)
  }

  mutating func append(_ run: some Collection<UInt8>, at offset: Int) {
    runs.append((bytes.count, offset))
    bytes.append(contentsOf: run)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// Where it begins.
  var start: Int { runs.first?.offset ?? place }

  /// Where in the file a byte of the text is.
  func offset(of index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= index { low = middle } else { high = middle }
    }
    return low < runs.count ? runs[low].offset + index - runs[low].first : place
  }
}
