package import PlauditModel

/// An apostrophe that makes text of a placeholder, as in French `l'{name}`.
package final class ApostropheSwallows: TextCheck {
  package static let info = CheckInfo(
    "apostrophe-swallows", .error,
    why: """
      An apostrophe before a brace begins a quotation, so the reader sees `{name}`.
      """,
    wrong: #"fr: "l'{name}""#,
    right: #"fr: "l’{name}", or "l''{name}""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    for source in text.intricateSources {
      let quotes = MessageFormatScan(source.text).quotes
      guard !quotes.isEmpty else { continue }
      let locations = SourceLocations(of: source)
      for quote in quotes {
        let names = quote.arguments(of: message)
        guard !names.isEmpty else { continue }
        findings.add(
          .swallows(names), at: LinedFile.offset(of: locations[utf16Offset: quote.offset]),
          in: text, of: message)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func swallows(_ names: [String]) -> Self {
    let list = names.map { "{\($0)}" }.joined(separator: ", ")
    return ApostropheSwallows.info.message(
      "the apostrophe makes text of \(list); write ’, or two apostrophes")
  }
}
