/// The letters of a language, from CLDR's main exemplar characters.
package struct LetterSet: Sendable {
  /// In order.
  private let ranges: [ClosedRange<UInt32>]

  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  package var isEmpty: Bool { ranges.isEmpty }

  package func contains(_ letter: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < letter.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(letter.value)
  }

  /// The letters of a range of characters.
  package func letters(in range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    ranges.filter { $0.overlaps(range) }
      .flatMap { $0.clamped(to: range).compactMap(Unicode.Scalar.init) }
  }
}
