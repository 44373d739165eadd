package import PlauditModel

/// A text whose letters are taken apart.
package final class NotNFC: TextCheck {
  package static let info = CheckInfo(
    "not-nfc", .note,
    why: """
      Unicode has two spellings for é: one character, or e and an accent. Most texts are in the \
      first, NFC; some fonts and searches treat the second badly. \
      Marks in another order, as Arabic keyboards write them, are left alone.
      """,
    wrong: #""Cafe\u{301}""#,
    right: #""Café""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.beyondASCII) else { return }
    text.pattern.forEachText { words, offset in
      if ICU.isComposed(words) || ICU.isComposed(words.withMarksInOrder) { return }
      findings.add(.notNFC, at: offset, in: text, of: message)
    }
  }
}

extension String {
  /// With the marks of each letter in Unicode's order.
  fileprivate var withMarksInOrder: String {
    var ordered = String.UnicodeScalarView()
    var marks: [Unicode.Scalar] = []
    func byClass(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
      left.properties.canonicalCombiningClass < right.properties.canonicalCombiningClass
    }
    for scalar in unicodeScalars {
      if scalar.properties.canonicalCombiningClass == .notReordered {
        ordered.append(contentsOf: marks.sorted(by: byClass))
        marks.removeAll()
        ordered.append(scalar)
      } else {
        marks.append(scalar)
      }
    }
    ordered.append(contentsOf: marks.sorted(by: byClass))
    return String(ordered)
  }
}

extension Diagnostic.Message {
  fileprivate static let notNFC = NotNFC.info.message(
    "letters that are taken apart; write the text in Unicode's form NFC")
}
