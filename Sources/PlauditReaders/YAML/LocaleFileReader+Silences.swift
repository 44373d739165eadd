import PlauditModel

extension LocaleFileReader {
  /// Comments that silence checks, each given to the entry that follows it: the line of the entry's
  /// key, and the ids.
  ///
  /// - Parameters:
  ///   - keyLines: The lines of the entries' keys, in order.
  ///   - textLines: Those that begin inside a text, where nothing is a comment.
  ///   - diagnostics: Learns of comments where they silence nothing.
  static func silences(
    in file: [UInt8], path: String, keyLines: [Int], textLines: @autoclosure () -> Set<Int>,
    into diagnostics: inout Diagnostics
  ) -> [Int: [Located<String>]] {
    guard SilencingComment.start(in: file[...]) != nil else { return [:] }
    let textLines = textLines()
    var silences: [Int: [Located<String>]] = [:]
    var keyLines = keyLines[...]
    /// What waits for the entry that it stands before.
    var waiting: [Located<String>] = []
    var line = 0
    func place(_ start: Int, in text: ArraySlice<UInt8>) -> SourceLocation {
      let column = String(decoding: text[..<start], as: UTF8.self).unicodeScalars.count + 1
      return SourceLocation(path: path, line: line, column: column)
    }
    for text in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if textLines.contains(line) { continue }
      let content = text.drop { $0.isBlank || $0 == UInt8(ascii: "\r") }
      if content.isEmpty || content.starts(with: Array("---".utf8)) { continue }
      if content.first == UInt8(ascii: "#") {
        let place = place(content.startIndex, in: text)
        waiting += SilencingComment.ids(in: content).map { Located($0, at: place) }
        continue
      }
      keyLines = keyLines.drop { $0 < line }
      if keyLines.first == line {
        silences[line] = waiting
      } else {
        for id in waiting { diagnostics.add(.silencesElsewhere, at: id.location) }
      }
      waiting = []
      if let start = trailingComment(in: content) {
        diagnostics.add(.silencesElsewhere, at: place(start, in: text))
      }
    }
    for id in waiting { diagnostics.add(.silencesElsewhere, at: id.location) }
    return silences
  }

  /// Where a comment with a mark begins behind something else on its line. A quote behind the mark
  /// most likely ends a text that the mark is in.
  private static func trailingComment(in line: ArraySlice<UInt8>) -> Int? {
    guard let mark = SilencingComment.start(in: line),
      !line[mark...].contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
      let start = line[..<mark].lastIndex(where: { !$0.isBlank }),
      line[start] == UInt8(ascii: "#"), line[..<start].last?.isBlank ?? false
    else { return nil }
    return start
  }
}

extension Diagnostic.Message {
  fileprivate static let silencesElsewhere = warning(
    "silence-unused",
    "this silences nothing here; write it on a line of its own before the key of an entry")
}
