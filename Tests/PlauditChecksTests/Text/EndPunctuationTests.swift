import PlauditChecks
import Testing

struct EndPunctuationTests {
  @Test func tellsAnotherKindOfEnd() {
    #expect(
      Checked.catalog(EndPunctuation.self, ["en": "Rate it?", "de": "Bewerten.", "fr": "Noter"])
        == [
          "de: the text ends with a full stop, the source with a question mark; end alike",
          "fr: the text ends with no punctuation, the source with a question mark; end alike",
        ])
  }

  @Test func isSilentForEachLanguagesOwnSign() {
    #expect(
      Checked.catalog(
        EndPunctuation.self,
        ["en": "Rate it?", "el": "Αξιολόγηση;", "ar": "قيّم؟", "ja": "評価しますか？", "fr": "Noter ?"]
      ).isEmpty)
    #expect(
      Checked.catalog(
        EndPunctuation.self,
        [
          "en": "Thanks.", "hi": "धन्यवाद।", "zh-Hans": "谢谢。", "hy": "Շնորհակալություն:",
          "th": "ขอบคุณ",
        ]
      ).isEmpty)
    #expect(
      Checked.catalog(
        EndPunctuation.self,
        [
          "en": "Select “Save.”", "de": "Wähle „Sichern“.", "ja": "「保存」を選択。",
          "fr": "« Enregistrer. »",
        ]
      ).isEmpty)
    #expect(Checked.catalog(EndPunctuation.self, ["en": "Wait...", "de": "Warte…"]).isEmpty)
    #expect(Checked.catalog(EndPunctuation.self, ["en": "From %@", "tr": "%@"]).isEmpty)
  }
}
