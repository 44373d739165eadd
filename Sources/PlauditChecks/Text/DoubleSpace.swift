package import PlauditModel

/// Two spaces in a row.
package final class DoubleSpace: TextCheck {
  package static let info = CheckInfo(
    "double-space", .note,
    why: """
      Readers see a gap. Where the source has one too, the source is told.
      """,
    wrong: #""Rate  the app""#,
    right: #""Rate the app""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.doubleSpace), text.isUnlikeSource(in: .doubleSpace, message),
      !text.isBlank
    else { return }
    findings.add(.doubleSpace, at: text.pattern.offset, in: text, of: message)
  }
}

extension WrittenText {
  /// Whether it is the source itself, or has something that the source does not have.
  func isUnlikeSource(in mark: TextMarks, _ message: WrittenMessage) -> Bool {
    guard let source = message.source, source !== self else { return true }
    return !source.marks.contains(mark)
  }
}

extension Diagnostic.Message {
  fileprivate static let doubleSpace = DoubleSpace.info.message(
    "two spaces in a row; write one")
}
