import PlauditChecks
import Testing

struct SubstitutionUnusedTests {
  private let forms = "one: %arg photo | other: %arg photos"

  @Test func nobodySeesIt() {
    #expect(
      Checked.catalog(SubstitutionUnused.self, ["en": Checked.substitution("photos", forms)]) == [
        "en: the text does not refer to the substitution photos; write %#@photos@, or remove it"
      ])
  }

  @Test func isSilentWhereItIsReferredToOrMisspelled() {
    #expect(
      Checked.catalog(SubstitutionUnused.self, ["en": Checked.substitution("%#@photos@", forms)])
        .isEmpty)
    #expect(
      Checked.catalog(SubstitutionUnused.self, ["en": Checked.substitution("%#@fotos@", forms)])
        .isEmpty)
  }

  @Test func withTheNumberItIsAnError() {
    #expect(
      Checked.catalog(
        SubstitutionUnused.self,
        [
          "en": Checked.substitution("%#@photos@ here", forms),
          "de": Checked.substitution("Fotos hier", forms),
        ])
        == ["de: error: the text does not refer to the substitution photos; write %#@photos@"])
    #expect(
      Checked.catalog(
        SubstitutionUnused.self,
        ["en": "%lld photos", "de": Checked.substitution("%lld Fotos", forms)]
      ).allSatisfy { !$0.contains("error") })
  }

  @Test func itIsToldOfAnEmptySource() {
    #expect(
      Checked.catalog(
        SubstitutionUnused.self,
        ["en": Checked.substitution("", forms), "de": Checked.substitution("", forms)])
        == [
          "en: the text does not refer to the substitution photos; write %#@photos@, or remove it"
        ]
    )
  }
}
