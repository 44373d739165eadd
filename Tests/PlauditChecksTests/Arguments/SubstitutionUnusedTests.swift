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
}
