import PlauditKit
import PlauditModel
import TestSupport
import Testing

/// Every number style in every language that ICU has, held against ICU's own formatter.
struct NumberStylesTests {
  /// All in the long run, else some of every kind.
  ///
  /// Nheengatu is left out: a hyphen in CLDR's patterns for it is taken for the sign.
  private static let languages =
    LongRun.isOn
    ? ICU.availableTags.filter { ICU.canonicalTag($0) != nil && !$0.hasPrefix("yrl") }
    : [
      "ar", "ar-EG", "bn", "br", "ca", "cs", "cy", "de", "de-CH", "en", "en-IN", "es", "es-419",
      "eu", "fa", "fil", "fr", "ga", "he", "hi", "it", "ja", "ko", "lt", "lv", "my", "pl", "pt",
      "pt-PT", "ru", "sl", "sw", "tr", "und", "vi", "zh", "zh-Hant",
    ]

  private static let numbers: [(text: String, value: MessageArgument)] =
    [
      "0", "1", "2", "5", "11", "21", "99", "100", "999", "1000", "1049", "1050", "1500", "2000",
      "9999", "10000", "21000", "99999", "100000", "999499", "999999", "1000000", "1200000",
      "1999999", "2000000", "5000000", "21000000", "123456789", "1000000000", "2500000000",
      "999999999999", "1000000000000", "12345678901234", "999999999999999", "12345678901234567",
      "-1", "-1234", "-1000000",
    ].map { ($0, .integer(Int($0) ?? 0)) }
    + [
      "0.5", "0.05", "0.125", "0.135", "1.5", "1.05", "1.25", "-0.4", "-0.5", "99.95", "999.5",
      "1234.5678", "1499.5", "1e21",
    ].map { ($0, .number(Double($0) ?? 0)) }

  @Test(arguments: [
    "compact-short", "compact-long", ".0", ".00", "percent", "sign-always", "group-off",
    "compact-short .0", "compact-long sign-always", "percent .0 sign-always",
  ])
  func writesAsICU(skeleton: String) throws {
    let style = try #require(NumberStyle(icu: "::" + skeleton))
    var differences: [String] = []
    for language in Self.languages {
      let grammar = LanguageGrammar(language, styles: [style])
      let format = NumberFormat(grammar.numbers, grammar.styles[0].pattern)
      let cardinal = grammar.runtime.cardinal
      let reference = ICU.NumberFormatter(language, skeleton)
      for number in Self.numbers {
        let ours = format.text(number.value, cardinal)
        let theirs = reference.text(number.text)
        if ours != theirs {
          differences.append("\(language) \(number.text): \(ours), not \(theirs ?? "nil")")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(20))")
  }

  @Test func codesComeBackAsTheyWere() throws {
    for skeleton in [
      "integer", "percent", "::compact-short", "::compact-long .00", "::.0", "::percent",
      "::sign-always group-off", "::", "",
    ] {
      let style = try #require(NumberStyle(icu: skeleton))
      #expect(NumberStyle(code: style.code) == style)
    }
    #expect(NumberStyle().code.isEmpty)
  }

  @Test(arguments: ["currency", "::scientific", "::.##", "::compact-shot", "integer x", "#,##0"])
  func whatIsNotWrittenIsRefused(style: String) {
    #expect(NumberStyle(icu: style) == nil)
  }
}
