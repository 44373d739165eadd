package import PlauditModel

/// A text that is longer than its place.
package final class TooLong: TextCheck {
  package static let info = CheckInfo(
    "too-long", .warning,
    why: """
      The source says with `max-length:` how many characters have room. Counted as readers count \
      them; a value that the app fills in counts as one.
      """,
    wrong: #"max-length: 8, de: "App jetzt bewerten""#,
    right: #"de: "Bewerten""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let limit = message.maxLength else { return }
    for whole in text.wholes where whole.text.count > limit {
      findings.add(
        .tooLong("\(whole.text.count)", "\(limit)"), at: whole.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  static func tooLong(_ length: String, _ limit: String) -> Self {
    TooLong.info.message("\(length) characters where \(limit) have room; shorten it")
  }
}
