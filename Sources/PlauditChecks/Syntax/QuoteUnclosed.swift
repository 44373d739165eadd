package import PlauditModel

/// An apostrophe before a brace that begins a quotation without an end.
package final class QuoteUnclosed: TextCheck {
  package static let info = CheckInfo(
    "quote-unclosed", .error,
    why: """
      From the apostrophe on, all braces are text. MessageFormat closes the quotation at the end \
      without a word.
      """,
    wrong: #"en: "use '{ to open""#,
    right: #"en: "use '{' to open""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    for source in text.intricateSources {
      // Only the last can be open.
      guard let quote = MessageFormatScan(source.text).quotes.last, !quote.isClosed,
        quote.arguments(of: message).isEmpty
      else { continue }
      findings.add(
        .unclosed,
        at: LinedFile.offset(of: SourceLocations(of: source)[utf16Offset: quote.offset]),
        in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let unclosed = QuoteUnclosed.info.message(
    "the apostrophe before the brace begins a quotation that never ends; close it, or write ’")
}
