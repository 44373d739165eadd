import PlauditChecks
import Testing

struct PluralNumberlessTests {
  @Test func isToldOnceAtTheSource() {
    #expect(
      Checked.messageFormat(
        PluralNumberless.self,
        [
          "en": "{n, plural, one {Photo} other {Photos}}",
          "ru": "{n, plural, one {a} few {b} many {c} other {d}}",
        ]) == [
          "en: the forms do not show the number that chooses them; add it, or use two messages, since "
            + "one form is for many numbers in other languages"
        ])
  }

  @Test func theNumberAsAnotherArgument() {
    #expect(
      Checked.messageFormat(
        PluralNumberless.self, ["en": "{n, plural, one {{size} photo} other {{size} photos}}"]) == [
          "en: the forms do not show the number that chooses them, but another argument; show the number "
            + "itself, which each language writes in its own way"
        ])
  }

  @Test func isSilentWhereOneFormSaysItInWords() {
    #expect(
      Checked.catalog(PluralNumberless.self, ["en": "one: One vote | other: %lld votes"]).isEmpty)
  }

  private static let words =
    "the forms do not show the number that chooses them; add it, or use two messages, since one form "
    + "is for many numbers in other languages"
  private static let another =
    "the forms do not show the number that chooses them, but another argument; show the number "
    + "itself, which each language writes in its own way"

  @Test(
    arguments: [
      ("photos", "one: Photo | other: Photos", words),
      ("Delete %lld photos", "one: Delete Photo | other: Delete Photos", words),
      ("photos", "one: 1 Photo | other: 2 Photos", words),
      ("photos", "one: %@ Photo | other: %@ Photos", another),
      ("photos", "one: %2$@ Photo | other: %2$@ Photos", another),
    ]) func isToldOfStringCatalogsToo(key: String, source: String, found: String)
  {
    #expect(
      Checked.catalog(
        PluralNumberless.self, key: key,
        ["en": source, "ru": "one: Снимок | few: Снимка | many: Снимков | other: Снимка"])
        == ["en: \(found)"])
  }

  /// A translation can show the number, which the app passes all the same.
  @Test func isTheOnlyFinding() {
    let texts: KeyValuePairs = [
      "en": "one: Photo | other: Photos",
      "ru": "one: %lld снимок | few: %lld снимка | many: %lld снимков | other: %lld снимка",
      "de": "one: Foto | other: Fotos",
    ]
    #expect(Checked.ids(key: "photos", texts) == ["plural-numberless"])
  }

  /// Where a device shows the number, the others' forms drop it.
  @Test func isSilentWhereADeviceShowsTheNumber() {
    let forms = #"{"plural": {"one": \#(Checked.unit("a tap")), "other": "#
    let text = #"""
      {"variations": {"device": {
        "iphone": {"variations": \#(forms)\#(Checked.unit("taps"))}}},
        "other": {"variations": \#(forms)\#(Checked.unit("%lld clicks"))}}}}}}
      """#
    #expect(Checked.ids(["en": text]) == ["plural-number-dropped"])
  }
}
