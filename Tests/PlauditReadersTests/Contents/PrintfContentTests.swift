import PlauditKit
import PlauditModel
import PlauditReaders
import Testing

struct PrintfContentTests {
  /// What a text of a locale file becomes, and the sentences of its losses.
  private func content(
    _ texts: KeyValuePairs<String, String>
  ) throws -> (outline: String?, losses: [String]) {
    let message = try ReadTexts.localeFiles(texts)
    var losses: [Loss] = []
    let text = try #require(message.texts.last)
    let content = PrintfContent(text, of: message, losses: &losses)
    return (content.map(ReadTexts.outline), losses.map(\.sentence))
  }

  @Test(arguments: [
    ("\"100% {name}\"", "100%% %@"), ("\"100% sure\"", "100% sure"),
    ("\"{b} and {a}\"", "%1$@ and %2$@"),
    ("{one: \"{count} day\", other: \"# days\"}", "{one: %lld day | other: %lld days}"),
    (
      "{=0: none, one: \"# day\", other: \"# days\"}",
      "{zero: none | one: %lld day | other: %lld days}"
    ),
    ("{=1: just one, other: \"# days\"}", "{one: just one | other: %lld days}"),
    (
      "\"{n, plural, one {# day} other {# days}} left\"",
      "%#@n@ left; n=1%lld {one: %arg day | other: %arg days}"
    ),
    (
      "\"{who}: {n, plural, one {# day} other {# days of {who}}}\"",
      "%1$@: %2$#@n@; n=2%lld {one: %arg day | other: %arg days of %1$@}"
    ),
    // Nothing in the forms tells which number chooses.
    ("{one: a day, other: days}", "%#@count@; count=1%lld {one: a day | other: days}"),
    (
      "{by: n, arguments: {m: integer}, text: {one: \"{m} of {n} day\", other: \"{m} of {n} days\"}}",
      "%2$#@n@; n=2%lld {one: %1$lld of %arg day | other: %1$lld of %arg days}"
    ),
    (
      "\"{n, plural, one {{m, plural, one {# m} other {# ms}} in # n} other {# ns}}\"",
      "{one: %1$#@m@ in %2$lld n | other: %2$lld ns}; m=1%lld {one: %arg m | other: %arg ms}"
    ),
    ("\"{n, number, ::.0} stars, {n, number, ::sign-always}\"", "%.1f stars, %+lf"),
    ("{arguments: {n: integer}, text: \"{n, number, integer}\"}", "%lld"),
    ("\"it's '{'x'}' {name}\"", "it's {x} %@"),
  ])
  func messageFormat(text: String, expected: String) throws {
    let content = try content(["en": text])
    #expect(content.outline == expected)
  }

  @Test(
    arguments: [
      ("\"{who, select, she {her} other {their}} turn\"", "their turn", ["a select on {who}"]),
      ("\"{n, selectordinal, one {#st} other {#th}}\"", nil, ["a plural by rank"]),
      ("\"{n, plural, offset:1 one {# day} other {# days}}\"", nil, ["a plural with an offset"]),
      ("\"{n, number, percent}\"", nil, ["{n} as a percentage"]),
      (
        "{=2: both, other: \"# days\"}", "{other: %lld days}",
        ["the form =2 of {count} cannot be held"]
      ),
      ("{zero: none, other: \"# days\"}", "{other: %lld days}", ["the form zero of {count}"]),
      ("\"{n, number, ::compact-short}\"", "%lld", ["the compact style of {n}"]),
      ("{arguments: {n: number}, text: \"{n}\"}", "%lf", ["as many decimals of {n}"]),
      (
        "\"{n, plural, other {a {m, plural, other {{n, plural, other {#}}}}}} b\"", nil,
        ["a plural of {m} within one of {n}"]
      ),
    ] as [(String, String?, [String])])
  func whatCannotBeHeldIsTold(text: String, expected: String?, losses: [String]) throws {
    let content = try content(["en": text])
    #expect(content.outline == expected)
    #expect(content.losses.count == losses.count, "\(content.losses)")
    for (told, loss) in zip(content.losses, losses) { #expect(told.hasPrefix(loss)) }
  }

  /// Apple takes zero for the numbers of the category too, where a language has it.
  @Test(arguments: [
    ("ar", "{zero: none | other: %lld}", 0), ("lv", "{other: %lld}", 1),
    ("fr", "{zero: none | other: %lld}", 0),
  ])
  func zeroInLanguagesThatHaveIt(language: String, expected: String, losses: Int) throws {
    let content = try content(["en": "\"{count}\"", language: "{=0: none, other: \"#\"}"])
    #expect(content.outline == expected)
    #expect(content.losses.count == losses)
  }

  @Test(arguments: [
    "Plain", "100% sure", "100%% of %@ % x", "%% %@", "%2$@ %1$-5d %.1f", "50% @ %d", "",
  ])
  func aFormatIsKeptAsItIs(value: String) throws {
    let message = try #require(
      ReadTexts.catalog(#""k": {"localizations": {"en": \#(ReadTexts.unit(value))}}"#).first)
    var losses: [Loss] = []
    let content = PrintfContent(message.texts[0], of: message, losses: &losses)
    #expect(content.map(ReadTexts.outline) == value)
    #expect(losses.isEmpty)
  }

  @Test func variationsAndSubstitutionsAreKept() throws {
    let plural =
      #""plural": {"one": \#(ReadTexts.unit("%arg a")), "other": \#(ReadTexts.unit("%arg as"))}"#
    let message = try #require(
      ReadTexts.catalog(
        #"""
        "k": {"localizations": {
          "en": {"stringUnit": {"state": "new", "value": "%@: %#@a@"}, "substitutions": {
            "a": {"argNum": 2, "formatSpecifier": ".1f", "variations": {\#(plural)}},
            "z": {"argNum": 3, "formatSpecifier": "d", "variations": {\#(plural)}}}},
          "de": {"variations": {"device": {"mac": {"variations": {\#(plural.replacing("%arg", with: "%d"))}},
            "other": \#(ReadTexts.unit("%2$d"))}}},
          "fr": \#(ReadTexts.unit("%#@nothing@"))}}
        """#
      ).first)
    var losses: [Loss] = []
    let contents = message.texts.map { text in
      PrintfContent(text, of: message, losses: &losses).map(ReadTexts.outline)
    }
    #expect(
      contents == [
        "%@: %#@a@; a=2%.1f {one: %arg a | other: %arg as}; z=3%d {one: %arg a | other: %arg as}",
        "<mac: {one: %d a | other: %d as} | other: %2$d>", nil,
      ])
    #expect(losses.map(\.description).count == 1)
    #expect(losses[0].description.hasPrefix("k (fr): it refers to nothing, which is not there"))
  }

  /// A variable of a `.stringsdict` must say how to take the number, shown or not.
  @Test func aNumberThatIsNotShownIsWrittenAsInTheSource() throws {
    let plural = { (form: String) in
      #"{"variations": {"plural": {"other": \#(ReadTexts.unit(form))}}}"#
    }
    let message = try #require(
      ReadTexts.catalog(
        #""k": {"localizations": {"en": \#(plural("%.1f")), "de": \#(plural("alle"))}}"#
      ).first)
    var losses: [Loss] = []
    let specifiers = message.texts.map { text -> String? in
      let content = PrintfContent(text, of: message, losses: &losses)?.content
      guard case .plural(let plural)? = content else { return nil }
      return plural.specifier
    }
    #expect(specifiers == [".1f", ".1f"])
  }

  @Test func oneTextIsTheSameHoweverItIsSpelled() throws {
    let plural = { (form: String) in
      #""variations": {"plural": {"one": \#(ReadTexts.unit(form)), "other": \#(ReadTexts.unit(form))}}"#
    }
    let messages = try ReadTexts.catalog(
      #"""
      "a": {"localizations": {"en": {\#(plural("%lld of %@"))}}},
      "b": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%#@x@"}, "substitutions": {
        "x": {"argNum": 1, "formatSpecifier": "lld", \#(plural("%arg of %2$@"))}}}}},
      "c": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%1$#@x@"}, "substitutions": {
        "x": {"argNum": 1, "formatSpecifier": "lld", \#(plural("%lld of %@"))}}}}}
      """#)
    var losses: [Loss] = []
    let contents = messages.map { message in
      PrintfContent(message.texts[0], of: message, losses: &losses)?.canonical
    }
    #expect(contents[0] == contents[1] && contents[1] == contents[2])
  }
}
