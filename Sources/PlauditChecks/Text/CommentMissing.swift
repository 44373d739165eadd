package import PlauditModel

/// A message that says nothing to those who translate.
package final class CommentMissing: MessageCheck {
  package static let info = CheckInfo(
    "comment-missing", .note, isOff: true,
    why: """
      Who translates sees no app: a comment tells where the text stands and what its arguments are. \
      Off until a manifest turns it on, with `validate: {comment-missing: warning}`, or `--only`.
      """,
    wrong: #""Open": {}"#,
    right: #""Open": {"comment": "A button that opens a file"}"#)

  package init() {}

  package func check(_ message: WrittenMessage, _ findings: inout Findings) {
    guard message.isTranslatable, !message.isStale,
      message.comment?.allSatisfy(\.isWhitespace) ?? true
    else { return }
    findings.add(.noComment, in: message)
  }
}

extension Diagnostic.Message {
  fileprivate static let noComment = CommentMissing.info.message(
    "no comment; tell those who translate where the text stands")
}
