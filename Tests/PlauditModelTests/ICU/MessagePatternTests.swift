import Testing

@testable import PlauditModel

@Suite struct MessagePatternTests {
  private func parse(
    _ pattern: String, as form: ICU.PatternForm = .message
  ) -> Result<[MessagePatternPart], MessagePatternError> {
    ICU.parseMessage(Array(pattern.utf16), as: form)
  }

  @Test func partsComeInOrder() throws {
    let parts = try parse("é{n,plural,=1{x}other{# y}}").get()
    #expect(
      parts.map(\.kind) == [
        .msgStart, .argStart, .argName, .argSelector, .argInt, .msgStart, .msgLimit,
        .argSelector, .msgStart, .replaceNumber, .msgLimit, .argLimit, .msgLimit,
      ])
    #expect(parts[1].index == 1)
    #expect(parts[1].argType == .plural)
    #expect(parts[11].argType == .plural)
    #expect(parts[2].argType == .none)
    #expect((parts[2].index, parts[2].length) == (2, 1))
    #expect(parts[4].value == 1)
  }

  @Test(
    arguments: [
      ("{n}", MessagePatternPart.ArgumentType.none), ("{n,number}", .simple),
      ("{n,choice,0#a|1#b}", .choice), ("{n,plural,other{}}", .plural),
      ("{n,select,other{}}", .select), ("{n,selectordinal,other{}}", .selectordinal),
    ])
  func argumentsHaveTypes(_ pattern: String, _ type: MessagePatternPart.ArgumentType) throws {
    let start = try #require(parse(pattern).get().first { $0.kind == .argStart })
    #expect(start.argType == type)
  }

  @Test func quotesAreParts() throws {
    let parts = try parse("it''s '{' {n,plural,other{it's}}").get()
    let quotes = parts.filter { $0.kind == .skipSyntax || $0.kind == .insertChar }
    #expect(quotes.map(\.index) == [3, 6, 8, 29])
    #expect(quotes.last?.kind == .insertChar)
    #expect(quotes.last?.value == 0x27)
  }

  @Test func pluralStylesAreParsedAlone() throws {
    let parts = try parse("one {# day} other {# days}", as: .pluralStyle).get()
    #expect(parts.first?.kind == .argSelector)
    #expect(parts.count { $0.kind == .replaceNumber } == 2)
    #expect(throws: MessagePatternError.self) { try parse("# days", as: .pluralStyle).get() }
  }

  @Test(
    arguments: [
      ("", "U_DEFAULT_KEYWORD_MISSING"), (" \n", "U_DEFAULT_KEYWORD_MISSING"),
      ("}", "U_PATTERN_SYNTAX_ERROR"), ("\u{2028}} other{}", "U_PATTERN_SYNTAX_ERROR"),
    ])
  func aPluralStyleBeginsWithASelector(_ style: String, _ code: String) {
    #expect(
      parse(style, as: .pluralStyle) == .failure(MessagePatternError(offset: 0, code: code)))
  }

  @Test(
    arguments: [
      ("ab {x", 0, "U_UNMATCHED_BRACES"),
      ("{a b}", 1, "U_PATTERN_SYNTAX_ERROR"),
      ("{n,plural,one{}}", 0, "U_DEFAULT_KEYWORD_MISSING"),
      ("{01}", 1, "U_PATTERN_SYNTAX_ERROR"),
    ])
  func errorsHaveAPlaceAndACode(_ pattern: String, _ offset: Int, _ code: String) {
    #expect(parse(pattern) == .failure(MessagePatternError(offset: offset, code: code)))
  }

  private static let tooDeep = "U_INDEX_OUTOFBOUNDS_ERROR"

  @Test func deepNestingIsRefused() {
    for bomb in ["{", "{n,plural,other{", "{n,select,other{", "'{' {"] {
      let pattern = String(repeating: bomb, count: 100_000)
      #expect(throws: MessagePatternError.self) { try parse(pattern).get() }
      #expect(throws: MessagePatternError.self) { try parse(pattern, as: .pluralStyle).get() }
    }
  }

  @Test func nestingUpToTheLimitIsRead() throws {
    let opening = "{n,plural,other{"
    let allowed = String(repeating: opening, count: 128) + String(repeating: "}}", count: 128)
    #expect(try parse(allowed).get().count { $0.kind == .argStart } == 128)
    let pattern = "{n,plural,other{" + allowed + "}}"
    #expect(
      parse(pattern) == .failure(MessagePatternError(offset: 128 * 16, code: Self.tooDeep)))
  }

  @Test func hugeTextsAreRead() throws {
    let text = String(repeating: "text {n} }", count: 200_000)
    #expect(try parse(text).get().count { $0.kind == .argStart } == 200_000)
    let name = "{" + String(repeating: "a", count: 100_000) + "}"
    #expect(parse(name) == .failure(MessagePatternError(offset: 1, code: Self.tooDeep)))
  }

  @Test func anyCodeUnitsWillDo() throws {
    #expect(try ICU.parseMessage([0xD800, 0, 0xFFFF, 0xDC00], as: .message).get().count == 2)
    #expect(try ICU.parseMessage([], as: .message).get().map(\.kind) == [.msgStart, .msgLimit])
    #expect(throws: MessagePatternError.self) {
      try ICU.parseMessage([], as: .pluralStyle).get()
    }
  }
}
