/// `plaudit:ignore` in a comment: which checks a person has silenced.
enum SilencingComment {
  private static let mark = Array("plaudit:ignore".utf8)

  /// The ids that follow the mark, separated by commas or spaces, up to what cannot be one.
  static func ids(in comment: String) -> [String] {
    ids(in: Array(comment.utf8)[...])
  }

  static func ids(in comment: ArraySlice<UInt8>) -> [String] {
    guard comment.contains(UInt8(ascii: ":")), let start = markEnd(in: comment) else { return [] }
    let list = comment[start...].prefix { isPart($0) || isSeparator($0) }
    return list.split(whereSeparator: isSeparator).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func markEnd(in comment: ArraySlice<UInt8>) -> Int? {
    comment.indices.first { comment[$0...].starts(with: mark) }.map { $0 + mark.count }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")
  }
}
