import PlauditChecks
import Testing

struct ScriptUnexpectedTests {
  @Test func tellsLettersOfAnotherLanguage() {
    #expect(
      Checked.catalog(ScriptUnexpected.self, ["en": "Cores", "pl": "Cœurs"])
        == ["pl: pl is not written with œ; is this text in another language?"])
    #expect(
      Checked.catalog(ScriptUnexpected.self, ["en": "Rate", "ru": "Оцінити", "uk": "Оценить ё"])
        == [
          "ru: ru is not written with і; is this text in another language?",
          "uk: uk is not written with ё; is this text in another language?",
        ])
    #expect(
      Checked.catalog(ScriptUnexpected.self, ["en": "Cup", "ja": "Ñoqui", "ko": "評価"]) == [
        "ja: ja is not written with Ñ, o, q, i; is this text in another language?",
        "ko: ko is not written with 評, 価; is this text in another language?",
      ])
  }

  @Test func isSilentForTheLanguagesOwnLettersAndTheSources() {
    #expect(
      Checked.catalog(
        ScriptUnexpected.self,
        [
          "en": "Rate Café Pro", "pl": "Oceń Café Pro", "ru": "Оцените Café Pro ёЁ",
          "vi": "Đánh giá ưu",
          "ja": "評価するカフェー", "zh-Hant": "評分囍", "ar": "قيّم التطبيـق", "he": "דירוג", "th": "ให้คะแนน",
          "hi": "रेटिंग दें क़", "el": "Αξιολογήστε ὦ".replacing("ὦ", with: ""), "es": "1.º, 2.ª y µ",
          "ko": "평가하기", "tr": "İyi ılık", "de": "GRÖẞE ß",
        ]
      ).isEmpty)
    // Nothing is known of the language.
    #expect(Checked.catalog(ScriptUnexpected.self, ["en": "a", "tlh": "цœ"]).isEmpty)
  }
}
