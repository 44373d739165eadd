import PlauditChecks
import Testing

struct ArgumentMissingTests {
  @Test func aValueThatNobodySees() {
    #expect(
      Checked.catalog(ArgumentMissing.self, ["en": "%1$@ sent %2$lld", "de": "%2$lld gesendet"])
        == ["de: the source shows %1$@ and this text does not; add it"])
    #expect(
      Checked.messageFormat(
        ArgumentMissing.self,
        [
          "en": "{who, select, a {A} other {B}} {n}",
          "de": "{who, select, a {A {n}} other {B}}",
        ]) == ["de: the source shows {n} and the form other does not; add it"])
  }

  @Test func isSilentWhereAFormForOneNumberSaysItInWords() {
    #expect(
      Checked.catalog(
        ArgumentMissing.self,
        [
          "en": "one: %lld vote | other: %lld votes",
          "ar":
            "zero: لا | one: صوت واحد | two: صوتان | few: %lld a | many: %lld b | other: %lld c",
        ]
      ).isEmpty)
    // Nor is it asked for what the source itself does not show in all forms.
    #expect(
      Checked.catalog(
        ArgumentMissing.self,
        ["en": "one: %2$@ | other: %1$lld", "de": "one: %1$lld | other: %1$lld"]
      ).isEmpty)
  }
}
