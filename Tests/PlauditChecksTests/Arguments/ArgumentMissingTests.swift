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

  @Test func isSilentWhereSomethingElseTellsWhy() {
    let forms = "one: %arg photo | other: %arg photos"
    #expect(
      Checked.catalog(
        ArgumentMissing.self,
        [
          "en": Checked.substitution("%#@photos@ here", forms),
          "de": Checked.substitution("Fotos hier", forms),
        ]
      ).isEmpty)
    for de in ["%lId Stimmen", "%l ld Stimmen", "%\u{A0}@ Stimmen"] {
      #expect(Checked.catalog(ArgumentMissing.self, ["en": "%lld votes", "de": de]).isEmpty)
    }
    #expect(
      Checked.messageFormat(
        ArgumentMissing.self,
        ["en": "{n, plural, one {# vote} other {# votes}}", "de": "# Stimmen"]
      ).isEmpty)
  }

  @Test func theFormOfTheDeviceLacksIt() {
    func text(mac: String, other: String) -> String {
      #"""
      {"variations": {"device": {
         "mac": \#(Checked.unit(mac)), "other": \#(Checked.unit(other))}},
       "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
         "one": \#(Checked.unit("%arg photo")), "other": \#(Checked.unit("%arg photos"))}}}}}
      """#
    }
    func found(mac: String) -> [String] {
      Checked.catalog(
        ArgumentMissing.self,
        [
          "en": text(mac: "%#@n@ of %2$@", other: "%#@n@ of %2$@"),
          "de": text(mac: mac, other: "%#@n@ von %2$@"),
        ])
    }
    #expect(
      found(mac: "%#@n@ von") == ["de: the source shows %2$@ and the form mac does not; add it"])
    #expect(
      found(mac: "von %2$@") == ["de: the source shows %1$lld and the form mac does not; add it"])
    #expect(found(mac: "").isEmpty)
  }

  @Test func aSlipOfTheSourceIsNoFaultOfItsTranslations() {
    #expect(
      Checked.catalog(ArgumentMissing.self, ["en": "%lId of %@ %@", "de": "Von %3$@"]).isEmpty)
  }
}
