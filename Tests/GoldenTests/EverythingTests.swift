import Foundation
import Testing

/// A generated file with every form of message and with texts that try to leave their literals.
struct EverythingTests {
  let text = EverythingText(.en)

  @Test func bothNotationsOfAPluralReadTheSame() {
    for language in EverythingText.Language.allCases where language != .en {
      let text = EverythingText(language)
      #expect(text.forms(21).contains("21"))
    }
    for count in 0...30 {
      #expect(text.forms(count) == text.pattern(count))
      #expect(EverythingText(.ru).forms(count) == EverythingText(.ru).pattern(count))
    }
  }

  @Test func ordinalsRank() {
    #expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 101].map { text.ordinal($0) } == [
        "1st place", "2nd place", "3rd place", "4th place", "11th place", "12th place",
        "13th place", "21st place", "101st place",
      ])
  }

  @Test func exactValuesComeBeforeTheOffset() {
    #expect(
      [0, 1, 2, 3, 1001].map { text.offset($0) } == [
        "nobody", "you", "you and one", "you and 2 others", "you and 1,000 others",
      ])
    #expect(text.offset(Int.min) == "you and -9,223,372,036,854,776,000 others")
  }

  @Test func selectionsAreTyped() {
    #expect(text.select(.her) == "She rated")
    #expect(
      EverythingText.SelectOptions.Who.allCases.map { text.select($0) } == [
        "She rated", "He rated", "They rated",
      ])
  }

  @Test func compactNumbersChooseTheirForm() {
    #expect(
      [1, 1234, 1_200_000].map { text.compact($0) } == [
        "1 rating", "1.2K ratings", "1.2M ratings",
      ])
    #expect(
      [21, 1000, 2_000_000].map { EverythingText(.ru).compact($0) } == [
        "21 оценка", "1\u{A0}тыс. оценок", "2\u{A0}млн оценок",
      ])
  }

  @Test func fractionDigitsChooseTheForm() {
    #expect([1, 4.68].map { text.rate($0) } == ["1.0 stars", "4.7 stars"])
    #expect(EverythingText(.ru).rate(1) == "1,0 звезды")
  }

  @Test func numbersHaveStyles() {
    #expect(text.share(part: 0.256, total: 1_234_567, change: 12) == "26% of 1.2 million, +12")
  }

  @Test func rangesTakeTheLanguagesForm() {
    #expect(text.forms(4...5) == "4–5 ratings")
    #expect(text.forms(1...1) == "1 rating")
    #expect(EverythingText(.ru).forms(1...21) == "1–21 оценка")
    #expect(EverythingText(.ru).forms(1000...2002) == "1\u{A0}000–2\u{A0}002 оценки")
    #expect(text.offset(2...3) == "you and 1–2 others")
  }

  @Test func namesInAnotherDirectionAreIsolated() {
    let hebrew = EverythingText(.he)
    #expect(hebrew.language.isRightToLeft)
    #expect(!EverythingText(.ru).language.isRightToLeft)
    #expect(hebrew.several(of: 1, name: "App") == "ל־\u{2068}App\u{2069} יש 1")
    #expect(hebrew.class == "\u{2068}Quote \" and \\(1 + 1)\u{2069} בעברית")
    #expect(text.several(of: 1, name: "App") == "App has 1")
    #expect(text.several(of: 1, name: "דירוג") == "\u{2068}דירוג\u{2069} has 1")
  }

  @Test func aMessageTellsItsLanguage() {
    #expect(EverythingText(.ptPT).language(of: "forms") == .ptPT)
    #expect(EverythingText(.ptPT).language(of: "class") == .pt)
    #expect(EverythingText(.ptPT).language(of: "settings.rate.button") == .en)
    #expect(EverythingText(.ptPT).language(of: "none") == nil)
    #expect(EverythingText.keys.contains("settings.rate.button"))
  }

  @Test(arguments: [
    ("en-AU", EverythingText.Language.enGB), ("en-US", .en), ("es-MX", .es419), ("es-ES", .es419),
    ("pt-AO", .ptPT), ("pt-BR", .pt), ("zh-TW", .zhHant), ("zh-CN", .en), ("iw", .he),
  ])
  func languagesAreMatchedAsCLDRDoes(tag: String, language: EverythingText.Language) {
    #expect(EverythingText(Locale(identifier: tag)).language == language)
  }

  @Test func fractionsCountForTheForm() {
    #expect(
      [1, 1.0004, 1.5, 0, 4.25, -1].map { text.average($0) } == [
        "1 star", "1 star", "1.5 stars", "0 stars", "4.25 stars", "-1 star",
      ])
    #expect(text.average(.nan) == "NaN stars")
    #expect(text.average(-.infinity) == "-∞ stars")
  }

  @Test func severalArguments() {
    #expect(text.several(of: 0, name: "App") == "App has none")
    #expect(text.several(of: 1, name: "{count}") == "{count} has 1")
    #expect(text.several(of: 5, name: "App") == #"App has 5 of Quote " and \(1 + 1)"#)
    #expect(EverythingText(.ru).several(of: 1, name: "App") == "App has 1")
  }

  @Test func namesThatSwiftHasTaken() {
    #expect(text.class == "A keyword")
    #expect(text.in("self") == "Another self")
    #expect(text.init_ == "Not even in backticks")
    #expect(text._2ndPlace == "A leading digit")
    #expect(text.оценка == "Not ASCII")
    #expect(text.settings.title == "Settings")
    #expect(text.settings.rate.default == "Default")
  }

  @Test func textsStayText() {
    #expect(text.quotes == "He said \"hi\" and \"\"\"three\"\"\"")
    #expect(text.interpolation == #"\(count) \u{41} \ and Quote " and \(1 + 1)"#)
    #expect(text.raw == "\"# and \"##")
    #expect(text.newline == "two\nlines\r\n\ttab")
    #expect(text.commentEnd == "*/ // /*")
    #expect(text.hidden == "\u{202E}reversed\u{202C} \0 \u{7} \u{2028} \u{FEFF}")
    #expect(text.emoji == "👩‍👩‍👧‍👦 🇳🇴")
    #expect(text.apostrophes == "It's {literal} and # stays")
    #expect(text.empty == "")
    #expect(text.mustache == #"{{app}} and {{{app}}} Quote " and \(1 + 1)"#)
  }

  @Test func languagesFallBackAlongCLDRsParents() {
    #expect(EverythingText(.ptPT).class == "Do Brasil")
    #expect(EverythingText(.ptPT).forms(1234) == "1234 classificações")
    #expect(EverythingText(.zhHant).class == "A keyword")
    // The text of another language comes with that language's own digits and rules.
    #expect(EverythingText(.ru).numberless(21) == "Some ratings")
  }
}
