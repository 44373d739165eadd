package import PlauditModel

/// White space at the start or the end of a text that the source does not have there, or the other
/// way round.
package final class EdgeSpace: TextCheck {
  package static let info = CheckInfo(
    "edge-space", .warning,
    why: """
      Space at the edge of a text is mostly a slip of the keyboard; where the source has some, the \
      app joins texts and needs it.
      """,
    wrong: #"en: "Rate", de: "Bewerten ""#,
    right: #"de: "Bewerten""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source,
      text.marks.contains(.spaceAtEdge) || source.marks.contains(.spaceAtEdge),
      !text.isBlank
    else { return }
    for edge in [WrittenPattern.Edge.start, .end] {
      let expected = Self.space(of: source, at: edge)
      text.pattern.forEachEdge(edge) { words, form in
        let space = (words ?? "").space(at: edge)
        guard !expected.contains(space), !message.lacks(form, in: text) else { return }
        findings.add(
          space.isEmpty ? .spaceMissing(edge) : .spaceExtra(edge, expected.allSatisfy(\.isEmpty)),
          at: form.offset, in: text, of: message)
      }
    }
  }
}

extension EdgeSpace {
  /// The white space at an edge of the forms of a source text, which its translations have too.
  package static func space(of source: WrittenText, at edge: WrittenPattern.Edge) -> Set<Substring>
  {
    var space: Set<Substring> = []
    source.pattern.forEachEdge(edge) { words, _ in space.insert((words ?? "").space(at: edge)) }
    return space
  }
}

extension String {
  fileprivate func space(at edge: WrittenPattern.Edge) -> Substring {
    let scalars = unicodeScalars
    switch edge {
    case .start:
      return self[..<(scalars.firstIndex { !$0.isSpace } ?? endIndex)]
    case .end:
      let last = scalars.lastIndex { !$0.isSpace }
      return self[(last.map(scalars.index(after:)) ?? startIndex)...]
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func spaceExtra(_ edge: WrittenPattern.Edge, _ none: Bool) -> Self {
    EdgeSpace.info.message(
      none
        ? "white space at the \(edge) that the source does not have; remove it"
        : "other white space at the \(edge) than in the source; write the same")
  }

  fileprivate static func spaceMissing(_ edge: WrittenPattern.Edge) -> Self {
    EdgeSpace.info.message(
      "the source has white space at the \(edge), this text has none; write the same")
  }
}
