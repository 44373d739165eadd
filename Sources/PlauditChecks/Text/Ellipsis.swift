package import PlauditModel

/// Three full stops for an ellipsis.
package final class Ellipsis: TextCheck {
  package static let info = CheckInfo(
    "ellipsis", .note,
    why: """
      The character … is one sign: it is not broken at the end of a line, and VoiceOver reads it as \
      what it is. Where the source has three full stops too, the source is told.
      """,
    wrong: #""Loading...""#,
    right: #""Loading…""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.dots), text.isUnlikeSource(in: .dots, message) else { return }
    findings.add(.threeDots, at: text.pattern.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  fileprivate static let threeDots = Ellipsis.info.message("three full stops; write …")
}
