package import PlauditModel

/// A text whose letters are taken apart.
package final class NotNFC: TextCheck {
  package static let info = CheckInfo(
    "not-nfc", .note,
    why: """
      Unicode has two spellings for é: one character, or e and an accent. Most texts are in the \
      first, NFC; some fonts and searches treat the second badly.
      """,
    wrong: #""Cafe\u{301}""#,
    right: #""Café""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.beyondASCII) else { return }
    text.pattern.forEachText { words, offset in
      if !ICU.isComposed(words) { findings.add(.notNFC, at: offset, in: text, of: message) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let notNFC = NotNFC.info.message(
    "letters that are taken apart; write the text in Unicode's form NFC")
}
