package import PlauditModel

/// A closing brace that nothing opens.
package final class BraceStray: TextCheck {
  package static let info = CheckInfo(
    "brace-stray", .error,
    why: """
      The brace is shown to readers, and mostly another one is missing.
      """,
    wrong: #"en: "{count} votes}""#,
    right: #"en: "{count} votes""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    for source in text.intricateSources {
      let braces = MessageFormatScan(source.text).strayBraces
      guard !braces.isEmpty else { continue }
      let locations = SourceLocations(of: source)
      for brace in braces {
        findings.add(
          .stray, at: LinedFile.offset(of: locations[utf16Offset: brace]), in: text, of: message)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let stray = BraceStray.info.message(
    "no { stands before this }; remove it, or write '}' in apostrophes where it is meant")
}
