import PlauditKit
import PlauditModel
import PlauditWriters
import TestSupport
import Testing

/// Messages written in the compact form and read by the runtime, held against ICU's MessageFormat.
struct CompactWriterTests {
  private static let languages = ["en", "ru", "ar-EG", "fr", "hi", "lt", "cy", "ja", "und"]

  private func render(
    _ text: String, _ language: String, _ values: [String: Reference.Argument]
  ) throws -> String? {
    var diagnostics = Diagnostics()
    let source = SourceText(text, at: SourceLocation(path: "test"), isVerbatim: true)
    guard let parsed = PatternParser.message(source, into: &diagnostics) else { return nil }
    let names = parsed.pattern.argumentNames
    let arguments = names.compactMap { values[$0].map { MessageArgument($0) } }
    guard arguments.count == names.count else { return nil }
    let usual = Self.grammars[language]
    let isUsual = Set(parsed.pattern.numberStyles).isSubset(of: Self.styles)
    let styles = isUsual ? Self.styles : parsed.pattern.numberStyles
    let grammar = isUsual ? usual : nil
    return (grammar ?? LanguageGrammar(language, styles: styles).runtime).text(
      compact: try CompactWriter(
        arguments: names, in: CompactLanguage(styles: styles)
      ).message(parsed.pattern),
      arguments)
  }

  /// What random patterns use, read once for each language.
  private static let styles =
    [
      "integer", "percent", "::compact-short", "::compact-long", "::.0", "::.00", "::percent",
      "::sign-always", "::group-off",
    ].compactMap { NumberStyle(icu: $0) } + [NumberStyle(code: "d09")]
  private static let grammars = Dictionary(
    uniqueKeysWithValues: (LongRun.isOn ? allLanguages : languages).map {
      ($0, LanguageGrammar($0, styles: styles).runtime)
    })

  @Test(arguments: [
    "{n}", "{n, number}", "a {n} b {s}", "{n, plural, other {#}}",
    "{n, plural, =0 {none} =-1 {minus} one {# one} two {# two} few {# few} many {# many} other {# more}}",
    "{n, plural, offset:2 =2 {two} one {# one} other {# {s}}}",
    "{n, selectordinal, one {#st} two {#nd} few {#rd} many {#m} other {#th}}",
    "{s, select, text {yes} other {no}} {s, select, a {x} other {y}}",
    "{n, plural, one {{s, select, text {# in text} other {#}}} other {{n, selectordinal, other {#}}}}",
    "it''s '{'{s}'}' '#' # and 'tis", "{n, plural, other {'#' '{'#'}' it''s}}", "",
    "{n, plural, =1.5 {half} other {#}}",
    "{n, number, integer} {n, number, percent}", "{n, number, ::compact-short}",
    "{n, number, ::compact-long}", "{n, number, ::.0} {n, number, ::.00}",
    "{n, number, ::percent}", "{n, number, ::sign-always}", "{n, number, ::group-off}",
    "{n, number, ::compact-short percent} {n, number, ::compact-long percent sign-always}",
    "{n, number, ::compact-short .0 sign-always} {n, number, ::percent .00 group-off}",
  ])
  func rendersAsICU(pattern: String) throws {
    for language in Self.languages {
      for number in Self.numbers {
        let values = ["n": number, "s": Reference.Argument.text("text")]
        let expected = try Reference.format(message: pattern, language: language, values)
        let ours = try render(pattern, language, values)
        #expect(ours == expected, "\(language) \(number)")
      }
    }
  }

  private static let numbers: [Reference.Argument] =
    [0, 1, 2, 3, 5, 11, 21, 100, 101, 1234, 1_000_000, -1, -21].map { .integer($0) }
    + [0.5, 1.5, 1.0, 2.0, 1234.5678, -3.25].map { .double($0) }

  /// Patterns with everything that they may hold, six levels deep: some thousands, or a million in
  /// the long run. A difference is shrunk to a small pattern.
  @Test func randomPatternsRenderAsICU() throws {
    let seed = LongRun.isOn ? UInt64.random(in: 0 ... .max) : 777_319_358
    if LongRun.isOn { print("seed \(seed)") }
    var patterns = RandomPatterns(seed: seed)
    let languages = LongRun.isOn ? Self.allLanguages : Self.languages
    for _ in 0..<(LongRun.isOn ? 1_000_000 : 3000) {
      let pattern = patterns.next()
      let language = languages.randomElement(using: &patterns.random) ?? "en"
      let number = Self.numbers.randomElement(using: &patterns.random) ?? .integer(0)
      let text = Reference.Argument.text(
        ["a", "b", "тут", "{x}"].randomElement(using: &patterns.random) ?? "")
      let values = ["n": number, "s": text]
      guard differs(pattern, language, values) else { continue }
      let small = RandomPatterns.shrunk(pattern) { differs($0, language, values) }
      let ours = try render(small, language, values)
      let expected = try Reference.format(message: small, language: language, values)
      #expect(ours == expected, "seed \(seed), \(language), \(values): \(small)")
      return
    }
  }

  /// All of ICU's languages but those whose plain numbers ICU's MessageFormat groups otherwise than
  /// its NumberFormatter, Foundation and we do (minimum grouping).
  private static let allLanguages = ICU.availableTags.filter { tag in
    // en-US-POSIX is for machines: no app is shown in it. Its decimals have six places, not three.
    ICU.canonicalTag(tag) != nil && tag != "en-US-POSIX"
      && ICU.numberSymbols(for: tag).minimumGroupingDigits == 1
  }

  private func differs(
    _ pattern: String, _ language: String, _ values: [String: Reference.Argument]
  ) -> Bool {
    guard let expected = try? Reference.format(message: pattern, language: language, values)
    else { return false }
    guard let ours = try? render(pattern, language, values) else { return false }
    return ours != expected
  }

  @Test func longTextsAreSplit() throws {
    let text = String(repeating: "я", count: 10_000)
    #expect(try render(text, "ru", [:]) == text)
  }

  @Test func whatIsTooLongIsRefused() {
    let text = String(repeating: "a", count: 17_000_000)
    let pattern: Pattern = [
      .plural(
        PluralChoice(
          argument: "n", kind: .cardinal,
          branches: [.init(selector: .category(.other), pattern: [.text(text)])]))
    ]
    #expect(throws: CompactFormLimit.tooLong) {
      try CompactWriter(arguments: ["n"]).message(pattern)
    }
    #expect(throws: CompactFormLimit.tooLong) {
      try CompactTable([String(text.prefix(9_000_000))])
    }
    #expect(throws: CompactFormLimit.tooManyArguments) {
      try CompactWriter(arguments: []).message([.argument("n")])
    }
  }
}

extension MessageArgument {
  fileprivate init(_ value: Reference.Argument) {
    switch value {
    case .integer(let integer): self = .integer(integer)
    case .double(let number): self = .number(number)
    case .text(let text): self = .text(text)
    }
  }
}
