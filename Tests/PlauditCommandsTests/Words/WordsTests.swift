import PlauditCommands
import Testing

struct WordsTests {
  @Test func listsTheLanguages() {
    let lines = Run("words").output
    #expect(lines.count == WordsDocument.languages.count)
    #expect(lines.contains("de\tGerman\tdraft"))
  }

  @Test func showsEveryForm() {
    let text = Run("words", "ar").output.joined()
    for row in [
      "| 0 | `=0` |", "| 1 | `one` |", "| 2 | `two` |", "| 3 | `few` |", "| 11 | `many` |",
    ] {
      #expect(text.contains(row))
    }
    let russian = Run("words", "ru").output.joined().replacing("\u{A0}", with: " ")
    #expect(russian.contains("| 0.5 | `other` | 0,5 оценки |"))
    #expect(russian.contains("| 1000000 | `many` | 1 млн оценок |"))
  }

  @Test func aRegionHasItsParentsWordsWithItsOwnNumbers() {
    let text = Run("words", "es-MX").output.joined()
    #expect(text.contains("| 1234 | `other` | 1,234 calificaciones |"))
    #expect(text.contains("Escribir una reseña"))
  }

  @Test func aLanguageWithoutWordsIsAFault() {
    let run = Run("words", "cy")
    #expect(run.status == .faults)
    #expect(run.reports == ["plaudit words: there are no words in cy"])
  }
}
