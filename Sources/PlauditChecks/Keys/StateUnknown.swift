package import PlauditModel

/// A state that Xcode does not know.
package final class StateUnknown: TextCheck {
  package static let info = CheckInfo(
    "state-unknown", .warning,
    why: """
      Xcode writes the states new, needs_review and translated, and no others.
      """,
    wrong: #""state": "done""#,
    right: #""state": "translated""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard case .unknown(let state) = text.state else { return }
    findings.add(.unknown(state), at: text.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ state: String) -> Self {
    let known = ["new", "needs_review", "translated"]
    let hint = Suggestion.closest(to: state, among: known).map { "did you mean \($0)?" }
    return StateUnknown.info.message(
      "\"\(state)\" is no state that Xcode knows; "
        + (hint ?? "write one of \(known.joined(separator: ", "))"))
  }
}
