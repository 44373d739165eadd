import PlauditKit
import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct MessageContentTests {
  private func content(
    _ localization: String, language: String = "en"
  ) throws -> (content: MessageContent?, losses: [String]) {
    let message = try #require(
      ReadTexts.catalog(#""k": {"localizations": {"\#(language)": \#(localization)}}"#).first)
    var losses: [Loss] = []
    let content = MessageContent(
      message.texts[0], of: "k", names: ArgumentNames(message.texts[0]), losses: &losses)
    return (content, losses.map(\.sentence))
  }

  private func pattern(_ value: String) throws -> (String?, [String]) {
    let (content, losses) = try content(ReadTexts.unit(value))
    guard case .pattern(let text)? = content else { return (nil, losses) }
    return (text, losses)
  }

  @Test(arguments: [
    ("Hello %@, 100%%", "Hello {arg1}, 100%"), ("%2$@ %1$lld", "{arg2} {arg1}"),
    ("{x} it's", "'{'x'}' it's"), ("d'%@ ''{'}' %%", "d''{arg1} '''''{''}''' %"),
    (
      "%.1f %+d %.0f %f",
      "{arg1, number, ::.0} {arg2, number, ::sign-always} "
        + "{arg3, number, integer} {arg4, number, ::.000000}"
    ),
    ("%+.2f # '#'", "{arg1, number, ::sign-always .00} # '#''"),
  ])
  func formatsBecomePatterns(value: String, expected: String) throws {
    let (text, losses) = try pattern(value)
    #expect(text == expected)
    #expect(losses.isEmpty)
  }

  @Test(arguments: ["%x", "%05d", "%-8@", "%*d", "%e", "%c"])
  func formatsOfTheirOwnAreTold(value: String) throws {
    let (_, losses) = try pattern(value)
    #expect(losses.count == 1)
  }

  @Test func pluralsBecomeForms() throws {
    let forms = ["one": "%lld #", "zero": "none", "other": "%lld's"].map {
      #""\#($0)": \#(ReadTexts.unit($1))"#
    }.joined(separator: ",")
    let plural = #"{"variations": {"plural": {\#(forms)}}}"#
    let other = MessageContent.Form(.category(.other), "{count}'s")
    let one = MessageContent.Form(.category(.one), "{count} '#'")
    #expect(
      try content(plural).content == .forms([.init(.exact("0"), "none"), one, other]))
    #expect(
      try content(plural, language: "lv").content
        == .forms([.init(.category(.zero), "none"), one, other]))
  }

  @Test func substitutionsBecomePlurals() throws {
    let forms =
      #""variations": {"plural": {"one": \#(ReadTexts.unit("%arg {")), "other": \#(ReadTexts.unit("%arg'"))}}"#
    let text = #"""
      {"stringUnit": {"state": "new", "value": "%@: %#@the-photos@"}, "substitutions": {
        "the-photos": {"argNum": 2, "formatSpecifier": "lld", \#(forms)}}}
      """#
    #expect(
      try content(text).content
        == .pattern("{arg1}: {thePhotos, plural, one {{thePhotos} '{'} other {{thePhotos}''}}"))
  }

  @Test func devicesAndPluralsWithoutOtherAreTold() throws {
    let devices =
      #"{"variations": {"device": {"mac": \#(ReadTexts.unit("Click")), "other": \#(ReadTexts.unit("Tap"))}}}"#
    #expect(try content(devices).content == .pattern("Tap"))
    #expect(try content(devices).losses.count == 1)
    let noOther = #"{"variations": {"plural": {"one": \#(ReadTexts.unit("%d"))}}}"#
    #expect(try content(noOther).content == nil)
    #expect(try content(noOther).losses.count == 1)
  }

  @Test(arguments: [
    "\"it's '{' {n, plural, offset:1 one {# a} other {#}}\"",
    "{=01: a, one: \"{count}\", other: \"#\"}",
    "\"{count, plural, other {#}}\"", "{other: \"{count, number, ::.0}\"}",
  ])
  func messageFormatIsKeptAsItIs(text: String) throws {
    let message = try ReadTexts.localeFiles(["en": text])
    var losses: [Loss] = []
    let content = try #require(
      MessageContent(message.texts[0], of: "k", names: ArgumentNames(of: message), losses: &losses))
    let again = try ReadTexts.localeFiles(["en": YAMLText.flow(content)])
    #expect(again.texts[0].fingerprint == message.texts[0].fingerprint)
    #expect(text.hasPrefix("{") == YAMLText.flow(content).hasPrefix("{"))
  }

  /// Whatever the words, MessageFormat reads them again.
  @Test func hostileWordsAreReadAgain() throws {
    var random = SeededGenerator(seed: 7)
    let parts = [
      "{", "}", "'", "''", "#", "|", "a", " ", "%%", "%@", "é", "🎉", "\\n", "\\\"",
      "\u{202B}ا\u{202C}",
    ]
    for _ in 0..<2000 {
      let value =
        (0..<Int.random(in: 0...8, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined() + "%@"
      for isForm in [false, true] {
        let localization =
          isForm
          ? #"{"variations": {"plural": {"other": \#(ReadTexts.unit("%lld" + value))}}}"#
          : ReadTexts.unit(value)
        let message = try #require(
          ReadTexts.catalog(#""k": {"localizations": {"en": \#(localization)}}"#).first)
        var losses: [Loss] = []
        let names = ArgumentNames(message.texts[0])
        let content = try #require(
          MessageContent(message.texts[0], of: "k", names: names, losses: &losses))
        let again = try ReadTexts.localeFiles(["en": YAMLText.flow(content)])
        let expected = message.texts[0].wholes.map(\.text)
        #expect(again.texts[0].wholes.map(\.text) == expected, "\(value)")
      }
    }
  }
}
