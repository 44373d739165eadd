import PlauditChecks
import Testing

struct SubstitutionUndefinedTests {
  private let forms = "one: %arg photo | other: %arg photos"

  @Test(arguments: ["%#@Photos@", "%#@photographies@", "%1$#@fotos@"])
  func theNameIsTheSubstitutions(text: String) {
    let name = text.split(separator: "@")[1]
    #expect(
      Checked.catalog(
        SubstitutionUndefined.self,
        ["en": Checked.substitution("%#@photos@", forms), "fr": Checked.substitution(text, forms)])
        == ["fr: no substitution is named \(name) here; write %#@photos@"])
  }

  @Test func isSilentWhereItIsThere() {
    #expect(
      Checked.catalog(
        SubstitutionUndefined.self, ["en": Checked.substitution("in %1$#@photos@", forms)]
      ).isEmpty)
  }
}
