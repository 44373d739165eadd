/// What Interface Builder writes above a text of a storyboard, which has no strings file in the
/// language of its own texts: `Class = "UILabel"; text = "Hello"; ObjectID = "abc";`.
enum InterfaceBuilderComment {
  /// - Parameter key: Such as `abc.text`.
  /// - Returns: The text that the storyboard has; `nil` for a comment that somebody has written.
  static func sourceText(of key: String, in comment: String) -> String? {
    let parts = key.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let fields = fields(comment)
    guard fields["ObjectID"].map({ $0 == parts[0] }) ?? false else { return nil }
    return fields[key] ?? fields[String(parts[1])]
  }

  /// None where the comment is written otherwise.
  private static func fields(_ comment: String) -> [String: String] {
    Array(comment.utf8).withUnsafeBufferPointer { bytes in
      var fields: [String: String] = [:]
      var scanner = StringsScanner(bytes)
      var comments: [StringsScanner.Comment] = []
      while true {
        scanner.skipSpace(&comments)
        let start = scanner.offset
        // Names such as `abc.segmentTitles[0]` have no quotes.
        while !scanner.isAtEnd, scanner.next != UInt8(ascii: "=") {
          scanner.move(to: scanner.offset + 1)
        }
        let name = bytes[start..<scanner.offset].prefix { !$0.isBlank }
        guard scanner.take("=") else { return fields }
        scanner.skipSpace(&comments)
        guard let text = scanner.text(), scanner.take(";") else { return fields }
        fields[String(decoding: name, as: UTF8.self)] = String(
          decoding: StringsEscapes(bytes, text.content).decoded, as: UTF8.self)
      }
    }
  }
}
