import Foundation
import PlauditChecks
import Testing

struct NotNFCTests {
  @Test func tellsLettersTakenApart() {
    #expect(
      Checked.catalog(NotNFC.self, ["en": "Coffee", "fr": "Cafe\u{301}"])
        == ["fr: letters that are taken apart; write the text in Unicode's form NFC"])
  }

  @Test func isSilentForComposedLetters() {
    #expect(Checked.catalog(NotNFC.self, ["en": "Café", "ru": "Йод", "ko": "한글"]).isEmpty)
  }

  /// Arabic keyboards write the mark for a doubled letter before its vowel, Unicode after it.
  @Test func isSilentForTheOrderOfMarks() {
    #expect(Checked.catalog(NotNFC.self, ["en": "Edit", "ar": "ح\u{651}\u{650}ر"]).isEmpty)
  }

  /// Foundation's normaliser is not ours.
  @Test func agreesWithFoundation() {
    var generator = SystemRandomNumberGenerator()
    let scalars = [
      "e", "\u{301}", "\u{323}", "é", "ạ", "\u{1100}", "\u{1161}", "가", "क", "\u{93C}",
    ]
    for _ in 0..<500 {
      let text = (0..<4).map { _ in scalars.randomElement(using: &generator) ?? "" }.joined()
      let isComposed =
        text.unicodeScalars.sorted()
        == text.precomposedStringWithCanonicalMapping.unicodeScalars.sorted()
      #expect(
        Checked.catalog(NotNFC.self, ["en": text]).isEmpty == isComposed,
        "\(Array(text.unicodeScalars))")
    }
  }
}
