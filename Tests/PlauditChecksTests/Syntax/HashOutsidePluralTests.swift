import PlauditChecks
import Testing

struct HashOutsidePluralTests {
  @Test func itIsText() {
    #expect(
      Checked.messageFormat(
        HashOutsidePlural.self, ["en": "# {n, plural, one {vote} other {votes}}"]) == [
          "en: # is the number in the forms of a plural only; write {count} here, or '#' for the sign"
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
}
