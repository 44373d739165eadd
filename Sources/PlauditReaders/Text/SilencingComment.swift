/// `plaudit:ignore` in a comment: which checks a person has silenced.
enum SilencingComment {
  private static let mark = Array("plaudit:ignore".utf8)

  /// The ids that follow each mark, separated by commas or spaces, up to what cannot be one; an empty
  /// one where a mark names none.
  static func ids(in comment: String) -> [String] {
    ids(in: Array(comment.utf8)[...])
  }

  static func ids(in comment: ArraySlice<UInt8>) -> [String] {
    var ids: [String] = []
    var rest = comment
    while let start = self.start(in: rest) {
      rest = rest[(start + mark.count)...]
      let list = rest.prefix { isPart($0) || isSeparator($0) }
      let written = list.split(whereSeparator: isSeparator)
      ids += written.isEmpty ? [""] : written.map { String(decoding: $0, as: UTF8.self) }
    }
    return ids
  }

  /// Where the first mark begins.
  static func start(in text: ArraySlice<UInt8>) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      // Most texts have few colons.
      for colon in bytes.indices where bytes[colon] == mark[colonOfMark] {
        let start = colon - colonOfMark
        if start >= 0, bytes[start...].starts(with: mark) { return text.startIndex + start }
      }
      return nil
    }
  }

  private static let colonOfMark = 7

  private static func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")
  }
}
