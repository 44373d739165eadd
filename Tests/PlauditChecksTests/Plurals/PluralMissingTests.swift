import PlauditChecks
import Testing

struct PluralMissingTests {
  private func lines(_ language: String, _ text: String) -> [String] {
    let source = "{n, plural, one {#} other {#}}{n, selectordinal, other {}}"
    return CheckedFiles(
      PluralMissing(), [("en", [("k", source)]), (language, [("k", text)])]
    ).lines.filter { $0.hasPrefix(language) }
  }

  @Test func namesTheNumbers() {
    #expect(
      lines("ru", "{n, plural, one {#} many {#} other {#}}") == [
        "ru.yaml:1 plural-missing: the form for 2, 3, 4, 22 … (few) is missing in ru; add few:"
      ])
    #expect(lines("ar", "{n, plural, other {#}}").count == 5)
  }

  @Test func ordinalsHaveFormsOfTheirOwn() {
    #expect(lines("it", "{n, selectordinal, other {#}}").count == 1)
    #expect(lines("ru", "{n, selectordinal, other {#}}").isEmpty)
  }

  @Test func isSilentWhereNoWholeNumberNeedsTheForm() {
    // An exact 0 covers all of Arabic's zero.
    #expect(
      lines("ar", "{n, plural, =0 {} one {#} two {#} few {#} many {#} other {#}}").isEmpty)
    // Only multiples of a million need the French many, only fractions the Czech one.
    #expect(lines("fr", "{n, plural, one {#} other {#}}").isEmpty)
    #expect(lines("cs", "{n, plural, one {#} few {#} other {#}}").isEmpty)
    #expect(lines("ja", "{n, plural, other {#}}").isEmpty)
  }
}
