import TestSupport
import Testing

/// The reference has to be ICU's, with the arguments that tests give.
@Suite struct ReferenceTests {
  private let days = "{name}: {n, plural, one {# day} other {# days}}"

  @Test func messagesAreWrittenByICU() throws {
    #expect(
      try Reference.format(message: days, language: "en", ["n": .integer(1), "name": .text("ä")])
        == "ä: 1 day")
    #expect(
      try Reference.format(message: days, language: "de", ["n": .double(1.5), "name": .text("")])
        == ": 1,5 days")
  }

  @Test func mistakesHaveICUsNames() {
    #expect(throws: Reference.MessageError(code: "U_UNMATCHED_BRACES")) {
      try Reference.format(message: "{n", language: "en")
    }
    #expect(throws: Reference.MessageError(code: "U_ILLEGAL_ARGUMENT_ERROR")) {
      try Reference.format(message: days, language: "en", ["n": .text("x")])
    }
  }

  @Test func numbersAreWrittenByICU() {
    #expect(Reference.format(1234, language: "de") == "1.234")
    #expect(Reference.format(1234.5678, language: "en") == "1,234.568")
    #expect(
      Reference.format(decimal: "12345678901234567890.0625", language: "en")
        == "12,345,678,901,234,567,890.062")
    #expect(Reference.pluralCategory(of: "1.0", language: "en") == "other")
    #expect(Reference.pluralCategory(of: "2", language: "en", ordinal: true) == "two")
  }
}
