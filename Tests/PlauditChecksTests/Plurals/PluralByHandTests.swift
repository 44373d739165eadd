import PlauditChecks
import Testing

struct PluralByHandTests {
  @Test func aNumberBeforeAWord() {
    #expect(
      Checked.catalog(PluralByHand.self, ["en": "%lld votes"]) == [
        "en: numbers stand before words without plural forms in 1 text; add one and other: key"
      ])
  }

  @Test func keysThatAreForms() {
    let strings = ["vote_one", "vote_many", "note.other"].map {
      #""\#($0)": {"localizations": {"en": \#(Checked.unit("%lld votes"))}}"#
    }.joined(separator: ",")
    #expect(
      Checked.catalog(PluralByHand.self, strings: strings) == [
        "en: numbers stand before words without plural forms in 1 text; add one and other: note.other",
        "en: 2 keys are forms of other keys; make each group one message with plural forms: vote_many, "
          + "vote_one",
      ])
  }

  @Test func isSilentForUnitsAndForms() {
    #expect(Checked.catalog(PluralByHand.self, ["en": "%lld dBm"]).isEmpty)
    #expect(Checked.catalog(PluralByHand.self, ["en": "%@ votes"]).isEmpty)
    #expect(
      Checked.catalog(PluralByHand.self, ["en": "one: %lld vote | other: %lld votes"]).isEmpty)
  }
}
