import PlauditChecks
import Testing

struct MixedScriptTests {
  @Test func tellsALetterThatLooksLikeItsNeighbours() {
    #expect(
      Checked.catalog(MixedScript.self, ["en": "Balance", "ru": "Ваш бaланс"]) == [
        "ru: in \"бaланс\" the letter a is Latin, unlike those around it; write the letter that it "
          + "looks like"
      ])
    #expect(Checked.catalog(MixedScript.self, ["en": "Rate", "el": "Aξιολόγηση"]).count == 1)
    // The other way round.
    #expect(
      Checked.catalog(MixedScript.self, ["en": "Rate", "de": "Bewеrten"]) == [
        "de: in \"Bewеrten\" the letter е is Cyrillic, unlike those around it; write the letter that it "
          + "looks like"
      ])
  }

  @Test func isSilentForWordsOfOneAlphabetAndNames() {
    #expect(
      Checked.catalog(
        MixedScript.self,
        [
          "en": "Wi-Fi", "ru": "Wi-Fi и iPhone, SMSка, VIPы", "el": "USB και PIN", "de": "Ω-3 µm",
          "sr": "Оцени",
        ]
      ).isEmpty)
  }
}
