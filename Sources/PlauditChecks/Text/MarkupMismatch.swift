package import PlauditModel

/// Tags of HTML or XML that the source does not have, or that are lost.
package final class MarkupMismatch: TextCheck {
  package static let info = CheckInfo(
    "markup-mismatch", .error,
    why: """
      A tag that is lost or never closed changes how the rest of the page looks, and an XML reader \
      refuses it.
      """,
    wrong: #"en: "<b>Rate</b> it", de: "<b>Bewerten""#,
    right: #"de: "<b>Bewerten</b>""#)

  /// Others, such as `<file>`, may be words in brackets.
  private static let html: Set<String> = [
    "a", "abbr", "b", "big", "blockquote", "br", "center", "cite", "code", "del", "div", "em",
    "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol",
    "p", "pre", "q", "s", "small", "span", "strike", "strong", "sub", "sup", "table", "td", "th",
    "tr", "tt", "u", "ul",
  ]

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source,
      text.marks.contains(.angle) || source.marks.contains(.angle)
    else { return }
    let originals = source.wholes.map { Markup($0.text) }
    let names = Self.html.union(originals.flatMap(\.closedNames))
    let expected = originals.map { $0.only(names) }
    for whole in text.wholes {
      let found = Markup(whole.text).only(names)
      guard !expected.contains(found), let original = expected.first else { continue }
      findings.add(.differs(found, original), at: whole.offset, in: text, of: message)
      return
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ found: Markup, _ source: Markup) -> Self {
    let tags = Set(found.tags.keys).union(source.tags.keys).sorted()
      .filter { found.tags[$0] != source.tags[$0] }
    let differences = tags.map { tag in
      "<\(tag)> \(found.tags[tag, default: 0]) times in place of \(source.tags[tag, default: 0])"
    }
    return MarkupMismatch.info.message(
      "other tags than in the source: \(differences.joined(separator: ", "))")
  }
}
