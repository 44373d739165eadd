package import PlauditModel

/// Letters that the language is not written with: another language's text, pasted in.
package final class ScriptUnexpected: TextCheck {
  package static let info = CheckInfo(
    "script-unexpected", .note,
    why: """
      CLDR lists the letters of each language. Others, unless the source has them too, mostly come \
      with a text of another language.
      """,
    wrong: #"en: "Cores", pl: "Cœurs""#,
    right: #"pl: "Rdzenie""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    let letters = text.language.letters
    guard let source = message.source, text !== source, !letters.isEmpty,
      text.marks.contains(.beyondASCII) || !letters.contains("a")
    else { return }
    var foreign: [Unicode.Scalar] = []
    var place: Int?
    text.pattern.forEachText { words, offset in
      for scalar in words.unicodeScalars
      where !letters.contains(scalar) && Self.isLetter(scalar) && !foreign.contains(scalar) {
        guard !source.contains(scalar) else { continue }
        foreign.append(scalar)
        place = place ?? offset
      }
    }
    guard let place else { return }
    findings.add(.foreign(foreign, text.language.tag), at: place, in: text, of: message)
  }

  /// Modifier letters are signs as well as letters, and so are the three exceptions.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      !["ª", "º", "µ"].contains(scalar)
    default: false
    }
  }
}

extension WrittenText {
  fileprivate func contains(_ letter: Unicode.Scalar) -> Bool {
    let small = letter.properties.lowercaseMapping
    var found = false
    pattern.forEachText { words, _ in
      found = found || words.unicodeScalars.contains { $0.properties.lowercaseMapping == small }
    }
    return found
  }
}

extension Diagnostic.Message {
  fileprivate static func foreign(_ letters: [Unicode.Scalar], _ language: String) -> Self {
    let shown = letters.prefix(5).map(String.init).joined(separator: ", ")
    return ScriptUnexpected.info.message(
      "\(language) is not written with \(shown)\(letters.count > 5 ? " …" : ""); is this text in "
        + "another language?")
  }
}
