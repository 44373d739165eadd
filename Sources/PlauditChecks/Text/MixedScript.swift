package import PlauditModel

/// A word with letters of two alphabets that look alike.
package final class MixedScript: TextCheck {
  package static let info = CheckInfo(
    "mixed-script", .warning,
    why: """
      A Latin a in a Russian word looks right, but searches do not find the word, and voices read it \
      letter by letter. Which letters look alike is told by Unicode's list of confusables (UTS 39).
      """,
    wrong: #"ru: "бaланс", with a Latin a"#,
    right: #"ru: "баланс""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.mixedWord) else { return }
    text.pattern.forEachText { words, offset in
      for word in words.unicodeScalars.split(whereSeparator: { Self.separates($0) }) {
        guard let stranger = Self.stranger(in: word, text.language) else { continue }
        findings.add(.stranger(stranger, String(word)), at: offset, in: text, of: message)
      }
    }
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isAlphabetic && !scalar.properties.isDiacritic
  }

  private static func stranger(
    in word: Substring.UnicodeScalarView, _ language: Language
  ) -> Unicode.Scalar? {
    let latin = word.filter { Alphabet(of: $0) == .latin }
    guard let firstLatin = latin.first else { return nil }
    let others = word.filter { [.cyrillic, .greek].contains(Alphabet(of: $0)) }
    guard let firstOther = others.first else { return nil }
    // A word such as "SMSка" is no slip: its Latin letters look like no Russian ones.
    if !language.lookalikes.isEmpty {
      return latin.allSatisfy { language.lookalikes.twin(of: $0) != nil } ? firstLatin : nil
    }
    return others.allSatisfy { ICU.skeleton(String($0)).unicodeScalars.allSatisfy(\.isASCII) }
      ? firstOther : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func stranger(_ letter: Unicode.Scalar, _ word: String) -> Self {
    let alphabet = Alphabet(of: letter).map { " \($0.rawValue)" } ?? ""
    return MixedScript.info.message(
      "in \"\(word)\" the letter \(letter) is\(alphabet), unlike those around it; write the letter "
        + "that it looks like")
  }
}
