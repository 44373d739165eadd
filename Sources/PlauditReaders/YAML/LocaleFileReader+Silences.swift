import PlauditModel

extension LocaleFileReader {
  /// Comments that silence checks, each given to the entry that follows it: the line of the entry's
  /// key, and the ids.
  static func silences(
    in file: [UInt8], path: String, keyLines: [Int]
  ) -> [Int: [Located<String>]] {
    var silences: [Int: [Located<String>]] = [:]
    var line = 0
    for text in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      let comment = text.drop { $0.isBlank }
      guard comment.first == UInt8(ascii: "#") else { continue }
      let ids = SilencingComment.ids(in: comment)
      guard !ids.isEmpty, let key = keyLines.first(where: { $0 > line }) else { continue }
      let place = SourceLocation(
        path: path, line: line, column: comment.startIndex - text.startIndex + 1)
      silences[key, default: []] += ids.map { Located($0, at: place) }
    }
    return silences
  }
}
