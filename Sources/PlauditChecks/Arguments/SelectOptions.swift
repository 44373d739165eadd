package import PlauditModel

/// Options of a select that differ from the source's, as a translated one does.
package final class SelectOptions: TextCheck {
  package static let info = CheckInfo(
    "select-options", .error,
    why: """
      The app passes the options of the source. One that is translated or left out is never chosen.
      """,
    wrong: #"de: {who, select, weiblich {…} other {…}}"#,
    right: #"de: {who, select, female {…} other {…}}"#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source, !text.isCopy else { return }
    for choice in text.choices where choice.kind == .select {
      guard
        let original = source.choices.first(where: {
          $0.kind == .select && $0.argument == choice.argument
        })
      else { continue }
      let known = original.branches.map(\.selector)
      let written = choice.branches.map(\.selector)
      let missing = known.filter { !written.contains($0) }.map(\.description)
      let extra = written.filter { !known.contains($0) }.map(\.description)
      guard !missing.isEmpty || !extra.isEmpty else { continue }
      findings.add(.options(missing, extra), at: choice.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func options(_ missing: [String], _ extra: [String]) -> Self {
    let (missing, extra) = (missing.joined(separator: ", "), extra.joined(separator: ", "))
    return SelectOptions.info.message(
      extra.isEmpty
        ? "the source has the option \(missing); add it"
        : missing.isEmpty
          ? "the source has no option \(extra); remove it"
          : "the source has no option \(extra); write \(missing)")
  }
}
