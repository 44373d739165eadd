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

  /// Of the letters that are found.
  fileprivate static let mostShown = 5

  /// The letters of a message's source, which all its translations may have.
  private var shared: (source: WrittenText, letters: Set<Unicode.Scalar>)?

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source,
      text.marks.contains(.beyondASCII) || !text.language.isLatin
    else { return }
    let own = text.language.letters
    guard !own.isEmpty else { return }
    var foreign: [Unicode.Scalar] = []
    var place: Int?
    text.pattern.forEachText { words, offset in
      for scalar in words.unicodeScalars
      where foreign.count <= Self.mostShown && !own.contains(scalar) && Self.isLetter(scalar)
        && !foreign.contains(scalar)
      {
        guard !letters(of: source).contains(scalar) else { continue }
        foreign.append(scalar)
        place = place ?? offset
      }
    }
    guard let place else { return }
    findings.add(.foreign(foreign, text.language.tag), at: place, in: text, of: message)
  }

  private func letters(of source: WrittenText) -> Set<Unicode.Scalar> {
    if let shared, shared.source === source { return shared.letters }
    var letters: Set<Unicode.Scalar> = []
    source.pattern.forEachText { words, _ in
      for letter in words.unicodeScalars where Self.isLetter(letter) {
        if letter.isASCII {
          // The other case of a letter of ASCII differs in one bit.
          letters.insert(letter)
          letters.insert(Unicode.Scalar(UInt8(ascii: letter) ^ 0x20))
          continue
        }
        letters.formUnion(letter.properties.lowercaseMapping.unicodeScalars)
        letters.formUnion(letter.properties.uppercaseMapping.unicodeScalars)
      }
    }
    shared = (source, letters)
    return letters
  }

  /// Modifier letters are signs as well as letters, and so are the three exceptions.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      !["ª", "º", "µ"].contains(scalar)
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func foreign(_ letters: [Unicode.Scalar], _ language: String) -> Self {
    let most = ScriptUnexpected.mostShown
    let shown = letters.prefix(most).map(String.init).joined(separator: ", ")
    return ScriptUnexpected.info.message(
      "\(language) is not written with \(shown)\(letters.count > most ? " …" : ""); is this text in "
        + "another language?")
  }
}
