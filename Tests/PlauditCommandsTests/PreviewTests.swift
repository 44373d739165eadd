import PlauditCommands
import PlauditModel
import Testing

struct PreviewTests {
  private let project = [
    "plaudit.yaml": "app: {id: 1, name: App}\n",
    "Locales/en.yaml": """
    ratings:
      comment: Under the icon.
      arguments: {name: {example: Anna}}
      text: {=0: "none, {name}", one: "{count} rating, {name}", other: "{count} ratings, {name}"}
    rate: "Rate {app}"
    who: "{g, select, she {She} other {They}}"
    """,
    "Locales/ru.yaml": """
    ratings: {one: "{count} оценка, {name}", many: "{count} оценок, {name}", other: "{count} оценки, {name}"}
    """,
    "Locales/ar.yaml": "rate: \"قيّم {app}\"\n",
  ]

  private func lines(_ words: String..., files: [String: String]? = nil) -> [String] {
    let run = Run(["preview"] + words, files: MemoryFiles(files ?? project))
    #expect(run.status == .success, "\(run.reports)")
    return run.output.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map(String.init)
  }

  private func bare(_ lines: [String]) -> [String] {
    lines.map { $0.filter { !"\u{2066}\u{2067}\u{2068}\u{2069}".contains($0) } }
  }

  @Test func everyCategoryIsShown() {
    #expect(
      bare(lines("--locale", "ru", "--message", "ratings")) == [
        "ru  ratings", "        0  0 оценок, Anna          [many]",
        "      0.5  0,5 оценки, Anna        [other]", "        1  1 оценка, Anna          [one]",
        "        2  2 оценки, Anna          [few → other]",
        "        5  5 оценок, Anna          [many]", "       11  11 оценок, Anna         [many]",
        "       21  21 оценка, Anna         [one]", "      101  101 оценка, Anna        [one]",
        "     1234  1\u{A0}234 оценки, Anna      [few → other]",
        "  1000000  1\u{A0}000\u{A0}000 оценок, Anna  [many]",
        "  error: the form for 2, 3, 4, 22 … (few) is missing in ru; add few [plural-missing]",
      ])
  }

  @Test func numbersAndMessagesAreChosen() {
    #expect(
      bare(lines("--locale", "en", "--message", "ratings,rate", "--numbers", "0,2")) == [
        "en  ratings", "  0  none, Anna       [=0]", "  2  2 ratings, Anna  [other]", "",
        "en  rate", "  Rate App",
      ])
    #expect(
      bare(lines("--message", "who", "--locale", "en"))
        == ["en  who", "    she  She", "  other  They"])
  }

  @Test func textsInBothDirectionsStayInTheirColumns() {
    #expect(
      lines("--locale", "ar", "--message", "rate")
        == ["ar  rate", "  \u{2067}قيّم \u{2068}App\u{2069}\u{2069}"])
    #expect(
      lines("--locale", "ar", "--message", "who")[0]
        == "ar  who  no text here, so that of en is shown")
  }

  @Test func nothingSteersTheTerminal() {
    let files = [
      "plaudit.yaml": "app: {id: 1}\n",
      "Locales/en.yaml": #"a: "x\e[31m\u2069y\nz\u202E""#,
    ]
    #expect(
      lines("--message", "a", files: files)
        .contains("  \u{2066}x\\u{1B}[31m\\u{2069}y\\u{A}z\\u{202E}\u{2069}"))
  }

  @Test func printfFormatsAreShown() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld votes": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Stimme"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Stimmen"}}}}}}}}}
      """
    #expect(
      bare(
        lines(
          "A.xcstrings", "--locale", "de", "--numbers", "1,1234", files: ["A.xcstrings": catalog]))
        == ["de  %lld votes", "     1  1 Stimme       [one]", "  1234  1.234 Stimmen  [other]"])
    let strings = [
      "en.lproj/A.strings": "\"a\" = \"%@ left\";", "de.lproj/A.strings": "\"a\" = \"%@ weg\";",
    ]
    #expect(
      bare(lines("de.lproj/A.strings", files: strings)) == [
        "de  a", "  arg1 weg", "", "en  a", "  arg1 left",
      ])
  }

  @Test func filesForTranslatorsAreShown() {
    let xliff = """
      <?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="a" source-language="en" target-language="ru"><body>
      <trans-unit id="a|==|plural.one"><source>%lld vote</source><target>%lld голос</target></trans-unit>
      <trans-unit id="a|==|plural.other"><source>%lld votes</source><target>%lld голоса</target></trans-unit>
      </body></file></xliff>
      """
    #expect(
      bare(lines("ru.xliff", "--locale", "ru", "--numbers", "1,2", files: ["ru.xliff": xliff]))
        == [
          "ru  a", "  1  1 голос   [one]", "  2  2 голоса  [few → other]",
          "  error: the forms for 2, 3, 4, 22 … (few) and 0, 5, 6, 7 … (many) are missing in ru; add "
            + "few, many [plural-missing]",
        ])
    let dictionary = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>You have %#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld vote</string><key>other</key><string>%lld votes</string>
      </dict></dict></dict></plist>
      """
    #expect(
      bare(
        lines(
          "en.lproj", "--numbers", "1,2", files: ["en.lproj/A.stringsdict": dictionary]))
        == ["en  a", "  1  You have 1 vote   [one]", "  2  You have 2 votes  [other]"])
  }

  @Test func toolsReadJSON() {
    let output = lines("--json", "--locale", "ru", "--message", "ratings", "--numbers", "2")
      .joined(separator: "\n")
    for part in [
      #""language": "ru""#, #""number": "2""#, #""category": "few""#, #""form": "other""#,
      #""text": "2 оценки, Anna""#, #""id": "plural-missing""#,
    ] { #expect(output.contains(part), "\(part)") }
  }

  @Test func pseudoLanguages() {
    let lines = bare(lines("--pseudo", "--message", "ratings", "--numbers", "1"))
    #expect(lines[0...1] == ["en-XA  ratings", "  1  [1 ŕåţîñĝ, Anna öñé]  [one]"])
    #expect(lines[3] == "ar-XB  ratings")
  }

  @Test(arguments: [
    (["--message", "ratin"], "did you mean ratings?"),
    (["--locale", "xx"], "write one of ar, en, ru"),
    (["--numbers", "1,x"], "x is no number"),
    (["--pseudo", "--locale", "ru"], "leave --locale out"),
  ])
  func slipsAreNamed(words: [String], hint: String) {
    let run = Run(["preview"] + words, files: MemoryFiles(project))
    #expect(run.status == .usage)
    #expect(run.reports.joined().contains(hint), "\(run.reports)")
  }
}
