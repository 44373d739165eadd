import PlauditModel

extension FormatAssembler {
  /// - Parameter value: A text of the document.
  mutating func pattern(
    _ value: JSONDocument.Index, in document: JSONDocument, own: Own? = nil
  ) -> WrittenPattern {
    let content = document.content(of: value)
    guard content.isVerbatim else {
      let decoded = Array((document.string(value) ?? "").utf8)
      return decoded.withUnsafeBufferPointer {
        pattern(
          $0, 0..<$0.count, own: own, at: { _ in content.offset }, from: content.offset)
      }
    }
    return document.withBytes(of: value) {
      pattern($0, $1, own: own, at: { $0 }, from: content.offset)
    }
  }
}
