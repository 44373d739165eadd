import PlauditChecks
import Testing

struct PluralZeroAsOneTests {
  private func lines(_ language: String, _ text: String) -> [String] {
    Checked.catalog(
      PluralZeroAsOne.self, ["en": "one: %lld vote | other: %lld votes", language: text])
  }

  @Test func nothingIsNotOne() {
    #expect(
      lines("fr", "one: un vote | other: %lld votes")
        == [
          "fr: the form one is for 0 and 1 and does not show which; write %lld, or add a form zero"
        ])
    #expect(lines("pt-BR", "one: 1 voto | other: %lld votos").count == 1)
  }

  @Test func isSilentWhereZeroHasAForm() {
    #expect(lines("fr", "zero: aucun vote | one: un vote | other: %lld votes").isEmpty)
    #expect(lines("fr", "one: %lld vote | other: %lld votes").isEmpty)
    #expect(lines("de", "one: eine Stimme | other: %lld Stimmen").isEmpty)
  }
}
