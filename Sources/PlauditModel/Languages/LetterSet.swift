/// The letters of a language, from CLDR's main exemplar characters.
package struct LetterSet: Sendable {
  /// In order.
  private let ranges: [ClosedRange<UInt32>]
  /// A bit for each character up to U+FFFF: a catalogue asks for each of its letters.
  private let basic: [UInt64]

  /// Scripts of which all letters count, as ICU numbers them.
  private let scripts: [Int32]

  init(_ ranges: [ClosedRange<UInt32>], scripts: [Int32]) {
    self.ranges = ranges
    self.scripts = scripts
    var basic = [UInt64](repeating: 0, count: ranges.isEmpty ? 0 : 0x1_0000 / 64)
    for range in ranges where range.lowerBound < 0x1_0000 {
      for value in range.clamped(to: 0...0xFFFF) {
        basic[Int(value / 64)] |= 1 << UInt64(value % 64)
      }
    }
    self.basic = basic
  }

  package var isEmpty: Bool { ranges.isEmpty }

  package func contains(_ letter: Unicode.Scalar) -> Bool {
    let value = letter.value
    if value < 0x1_0000 {
      if !basic.isEmpty, basic[Int(value / 64)] & 1 << UInt64(value % 64) != 0 { return true }
    } else if ranges.contains(where: { $0.contains(value) }) {
      return true
    }
    return !letter.isASCII && !scripts.isEmpty && scripts.contains(ICU.script(of: letter))
  }

  /// The letters of a range of characters.
  package func letters(in range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    ranges.filter { $0.overlaps(range) }
      .flatMap { $0.clamped(to: range).compactMap(Unicode.Scalar.init) }
  }
}
