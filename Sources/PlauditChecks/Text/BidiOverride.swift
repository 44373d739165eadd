package import PlauditModel

/// Characters that force a direction upon letters.
package final class BidiOverride: TextCheck {
  package static let info = CheckInfo(
    "bidi-override", .error,
    why: """
      An override shows letters in an order that they do not have, so that a text reads as another \
      one than it is. No translation needs it.
      """,
    wrong: #""\u{202E}evil""#,
    right: #""evil""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.directions) else { return }
    text.pattern.forEachText { words, offset in
      let found = words.unicodeScalars.first { $0 == "\u{202D}" || $0 == "\u{202E}" }
      guard let found else { return }
      findings.add(.override(found), at: offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func override(_ scalar: Unicode.Scalar) -> Self {
    BidiOverride.info.message(
      "\(scalar.named) shows letters in a false order; remove it, or use an isolate")
  }
}
