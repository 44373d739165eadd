package import PlauditModel

/// A reference to a substitution that is not there, such as a translated name.
package final class SubstitutionUndefined: TextCheck {
  package static let info = CheckInfo(
    "substitution-undefined", .error,
    why: """
      The reader sees the name itself, or nothing.
      """,
    wrong: #"fr: "%#@photographies@", where the substitution is named photos"#,
    right: #"fr: "%#@photos@""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard !text.references.isEmpty else { return }
    let known = text.substitutions.map(\.name)
    for reference in text.references where !known.contains(reference.name) {
      findings.add(.undefined(reference.name, known), at: reference.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undefined(_ name: String, _ known: [String]) -> Self {
    let meant =
      known.count == 1 ? known[0] : Suggestion.closest(to: name, among: known)
    return SubstitutionUndefined.info.message(
      "no substitution is named \(name) here; "
        + (meant.map { "write %#@\($0)@" } ?? "add it, or write what it stands for"))
  }
}
