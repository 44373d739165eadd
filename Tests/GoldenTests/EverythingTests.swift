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
      [1, 2, 3, 4, 11, 12, 13, 21, 101].map(text.ordinal) == [
        "1st place", "2nd place", "3rd place", "4th place", "11th place", "12th place",
        "13th place", "21st place", "101st place",
      ])
  }

  @Test func exactValuesComeBeforeTheOffset() {
    #expect(
      [0, 1, 2, 3, 1001].map(text.offset) == [
        "nobody", "you", "you and one", "you and 2 others", "you and 1,000 others",
      ])
    #expect(text.offset(.min) == "you and -9,223,372,036,854,776,000 others")
  }

  @Test func selectionsFallToOther() {
    #expect(
      ["her", "him", "", "other"].map(text.select) == [
        "She rated", "He rated", "They rated", "They rated",
      ])
  }

  @Test func fractionsCountForTheForm() {
    #expect(
      [1, 1.0004, 1.5, 0, 4.25, -1].map(text.average) == [
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
