import PlauditChecks
import Testing

struct EmptyTests {
  @Test func theReaderSeesNothing() {
    #expect(
      Checked.catalog(Empty.self, ["en": "Settings", "de": " "]) == [
        "de: the text is empty; write it, or remove it so that another language's is shown"
      ])
    #expect(
      Checked.catalog(
        Empty.self,
        ["en": "one: %lld vote | other: %lld votes", "de": "one:  | other: %lld Stimmen"])
        == ["de: the form one is empty; write it, or remove it"])
  }

  @Test func isSilentWhereTheSourceIsEmptyOrNothingIsTranslatedYet() {
    #expect(Checked.catalog(Empty.self, ["en": "", "de": ""]).isEmpty)
    #expect(Checked.catalog(Empty.self, ["en": "a", "de": Checked.unit("", state: "new")]).isEmpty)
    #expect(
      Checked.messageFormat(
        Empty.self, ["en": "{n, plural, =0 {} other {#}}", "de": "{n, plural, =0 {} other {#}}"]
      ).isEmpty)
  }

  @Test func isTheOnlyFinding() {
    func ids(_ language: String, _ text: String) -> [String] {
      Checked.ids(
        key: "%lld votes", ["en": "one: %lld vote | other: %lld votes", language: text])
    }
    #expect(ids("ru", "one: %lld a | few:  | many: %lld b | other: %lld c") == ["empty"])
    #expect(ids("ru", "one:  | few:  | many:  | other: ") == ["empty"])
    #expect(ids("de", "one: %lld Stimme | other: ") == ["empty"])
    #expect(ids("de", "one:  | other: ") == ["empty"])
    #expect(
      Checked.ids(
        [
          "en": "one: %2$lld photo of %1$@ | other: %2$lld photos of %1$@",
          "ru": "one: %2$lld a %1$@ | few:  | many: %2$lld b %1$@ | other: %2$lld c %1$@",
        ]) == ["empty"])
  }

  @Test func substitutionsDoNotFillAText() {
    let forms = "one: %arg photo | other: %arg photos"
    #expect(
      Checked.ids(
        [
          "en": Checked.substitution("%#@photos@", forms),
          "de": Checked.substitution("", "one: %arg Foto | other: %arg Fotos"),
        ]) == ["empty"])
    #expect(
      Checked.ids(
        [
          "en": Checked.substitution("%#@photos@", forms),
          "de": Checked.substitution("%#@photos@", "one:  | other: "),
        ]) == ["empty"])
  }

  @Test func allFormsAreToldAtTheFirst() {
    let found = Checked.catalog(
      Empty.self, ["en": "one: %lld vote | other: %lld votes", "de": "one:  | other: "])
    #expect(
      found == ["de: the text is empty; write it, or remove it so that another language's is shown"]
    )
  }

  @Test func theFormsOfADevice() {
    let text = #"""
      {"variations": {"device": {
        "iphone": {"variations": {"plural": {
          "one": \#(Checked.unit("")), "other": \#(Checked.unit("%lld Tipper"))}}},
        "other": {"variations": {"plural": {
          "one": \#(Checked.unit("")), "other": \#(Checked.unit(""))}}}}}}
      """#
    #expect(
      Checked.catalog(Empty.self, ["en": "one: %lld tap | other: %lld taps", "de": text]) == [
        "de: the form one is empty; write it, or remove it",
        "de: the text is empty; write it, or remove it so that another language's is shown",
      ])
  }
}
