package import PlauditModel

/// A text that ends with another kind of punctuation than the source.
package final class EndPunctuation: TextCheck {
  package static let info = CheckInfo(
    "end-punctuation", .note,
    why: """
      A full stop, a question mark or a colon at the end is a part of the text's meaning. Each \
      language may use its own sign.
      """,
    wrong: #"en: "Rate the app?", de: "App bewerten.""#,
    right: #"de: "App bewerten?""#)

  /// Languages that set no full stop at the end of a sentence.
  private static let stopless: Set<Substring> = ["th", "lo", "km", "my", "bo", "dz"]

  /// How a message's source ends, which is asked for each of its translations.
  private var shared: (source: WrittenText, ends: [FinalPunctuation])?

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source, !text.isBlank, !source.isBlank
    else { return }
    let expected = ends(of: source)
    let mayDropStop =
      expected.contains(.stop) && Self.stopless.contains(text.language.tag.prefix { $0 != "-" })
    text.pattern.forEachEdge(.end) { words, form in
      let found = FinalPunctuation(words ?? "", in: text.language.tag)
      guard !expected.contains(found), !(mayDropStop && found == .none),
        let wanted = expected.first, !message.lacks(form, in: text)
      else { return }
      findings.add(.endsUnlike(found, wanted), at: form.offset, in: text, of: message)
    }
  }

  private func ends(of source: WrittenText) -> [FinalPunctuation] {
    if let shared, shared.source === source { return shared.ends }
    var ends: [FinalPunctuation] = []
    source.pattern.forEachEdge(.end) { words, _ in
      let end = FinalPunctuation(words ?? "", in: source.language.tag)
      if !ends.contains(end) { ends.append(end) }
    }
    shared = (source, ends)
    return ends
  }
}

extension Diagnostic.Message {
  fileprivate static func endsUnlike(_ found: FinalPunctuation, _ wanted: FinalPunctuation) -> Self
  {
    EndPunctuation.info.message(
      "the text ends with \(found.rawValue), the source with \(wanted.rawValue); end alike")
  }
}
