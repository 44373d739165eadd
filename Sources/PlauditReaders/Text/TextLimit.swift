import PlauditModel

/// What no text that people translate reaches: keys and texts beyond it are refused by all readers.
enum TextLimit {
  /// In bytes. What is made of a text takes many times its room.
  static let longest = 1 << 20
  /// Combining marks in a row. Whoever compares texts sorts them, one by one: a million would take
  /// hours.
  private static let mostMarks = 256
  /// Shorter texts have no room for so many.
  static let leastToLookAt = 2 * mostMarks

  /// - Parameter text: In UTF-8.
  static func fault(_ text: some Collection<UInt8>) -> Diagnostic.Message? {
    let length = text.count
    if length > longest { return .textTooLong }
    guard length > leastToLookAt, !text.allSatisfy({ $0 < 0x80 }) else { return nil }
    var marks = 0
    let isStacked = String(decoding: text, as: UTF8.self).unicodeScalars.contains { scalar in
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      return marks > mostMarks
    }
    return isStacked ? .stackedMarks : nil
  }
}

extension Diagnostic.Message {
  fileprivate static let textTooLong = error(
    "syntax", "texts of more than 1 MB are not read; make several of this one")

  fileprivate static let stackedMarks = error(
    "syntax", "no letter has so many accents and marks; remove them")
}
