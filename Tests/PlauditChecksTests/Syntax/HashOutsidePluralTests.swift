import PlauditChecks
import Testing

struct HashOutsidePluralTests {
  @Test func itIsText() {
    #expect(
      Checked.messageFormat(
        HashOutsidePlural.self, ["en": "# {n, plural, one {vote} other {votes}}"]) == [
          "en: # is the number in the forms of a plural only; write {n} here"
        ])
    #expect(
      Checked.messageFormat(
        HashOutsidePlural.self, ["en": "{n, plural, other {{g, select, a {#} other {}}}}"]
      ).count == 1)
  }

  @Test func isSilentInPluralsAndWithoutThem() {
    #expect(
      Checked.messageFormat(
        HashOutsidePlural.self, ["en": "{n, plural, one {# vote} other {# votes}}"]
      ).isEmpty)
    #expect(Checked.messageFormat(HashOutsidePlural.self, ["en": "C# by {name}"]).isEmpty)
  }

  @Test func aNumberNeedsNoForms() {
    #expect(
      Checked.messageFormat(
        HashOutsidePlural.self, ["en": "{n, number} kilometres", "de": "# Kilometer"]
      ).count == 1)
    #expect(
      Checked.messageFormat(HashOutsidePlural.self, ["en": "Issue #{n, number}, C# {n}"]).isEmpty)
  }

  @Test(arguments: [
    "Issue # {n, number}", "Order # {n, number, ::group-off}", "# {n, number} kilometres",
    "# {n, plural, one {# vote} other {# votes}}",
    "{n, number}: {g, select, a {# and her} other {# and them}}",
  ])
  func withTheNumberItIsASign(text: String) {
    #expect(Checked.messageFormat(HashOutsidePlural.self, ["en": text]).isEmpty)
    #expect(
      Checked.messageFormat(HashOutsidePlural.self, ["en": "#{n, number} left", "de": text]).isEmpty
    )
  }

  @Test func theNumberOfAnotherFormIsElsewhere() {
    #expect(
      Checked.messageFormat(
        HashOutsidePlural.self,
        ["en": "{n, plural, one {# vote} other {{g, select, a {# votes} other {some}}}}"]
      ).count == 1)
  }

  @Test func itIsToldAloneAndWhereItIsFirst() {
    let texts: KeyValuePairs = [
      "en": "{n, plural, one {# vote} other {# votes}}",
      "de": "# {n, plural, one {Stimme} other {Stimmen}}",
    ]
    #expect(Checked.messageFormat(HashOutsidePlural.self, texts).count == 1)
    #expect(Checked.messageFormat(PluralNumberDropped.self, texts).isEmpty)
    let hash = "# {n, plural, one {a} other {b}}"
    #expect(Checked.messageFormat(HashOutsidePlural.self, ["en": hash, "de": hash]).count == 1)
  }
}
