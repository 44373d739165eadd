import PlauditKit
import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct LocaleFileReaderTests {
  private let language = Located("en", at: PlauditModel.SourceLocation(path: "plaudit.yaml"))

  private func read(_ file: [UInt8], into diagnostics: inout Diagnostics) -> LocaleFile? {
    LocaleFileReader.read(file, path: "Locales/en.yaml", language: language, into: &diagnostics)
  }

  private func entries(
    _ file: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [MessageEntry] {
    var diagnostics = Diagnostics()
    let locale = read(Array(file.utf8), into: &diagnostics)
    #expect(diagnostics.faults == [], sourceLocation: sourceLocation)
    return locale?.entries ?? []
  }

  @Test(arguments: [
    ("state: draft\na: x", LocaleFile.State.draft, 1),
    ("a: x\nstate: reviewed # by whom", .reviewed, 1),
    ("a: x", nil, 1), ("state: \"draft\"", nil, 1), ("state: Draft", nil, 1),
    ("a: {text: x}\nstate: {one: draft, other: reviewed}", nil, 2),
  ])
  func aFileTellsItsStateAndAMessageMayHaveTheSameKey(
    file: String, state: LocaleFile.State?, count: Int
  ) {
    var diagnostics = Diagnostics()
    let locale = read(Array(file.utf8), into: &diagnostics)
    #expect(diagnostics.faults == [])
    #expect(locale?.state == state)
    #expect(locale?.entries.count == count)
  }

  @Test func wholeEntry() throws {
    let entries = entries(
      """
      # Locales/en.yaml
      ratings-count:
        comment: Settings, under the app icon. Ratings in the reader's own App Store country.
        max-length: 40
        arguments: {count: {type: integer, comment: number of ratings, example: 21}}
        text:
          =0: "No ratings here yet"
          one: "{count} rating"
          other: "{count} ratings"

      """)
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    #expect(entry.key.value == "ratings-count")
    #expect(entry.key.location.description == "Locales/en.yaml:2:1")
    #expect(entry.comment?.hasSuffix("App Store country.") == true)
    #expect(entry.maxLength == 40)
    let argument = try #require(entry.arguments.first)
    #expect(argument.name.value == "count")
    #expect(argument.type?.value == .integer)
    #expect(argument.type?.location.description == "Locales/en.yaml:5:29")
    #expect(argument.comment == "number of ratings")
    #expect(argument.example == "21")
    guard case .forms(let forms) = entry.source else {
      Issue.record("no forms")
      return
    }
    #expect(forms.map(\.selector.value) == [.exact("0"), .category(.one), .category(.other)])
    #expect(forms.map(\.text.text) == ["No ratings here yet", "{count} rating", "{count} ratings"])
    #expect(
      SourceLocations(of: forms[2].text)[utf16Offset: 8].description == "Locales/en.yaml:9:21")
  }

  @Test func formsOnOneLine() {
    let entries = entries(
      """
      ratings-count: {=0: "Пока нет оценок", one: "{count} оценка", few: "{count} оценки", \
      many: "{count} оценок", other: "{count} оценки"}
      """)
    guard case .forms(let forms)? = entries.first?.source else {
      Issue.record("no forms")
      return
    }
    #expect(forms.map(\.selector.value.description) == ["=0", "one", "few", "many", "other"])
  }

  @Test func patternsAndTheRest() throws {
    let entries = entries(
      """
      plain: Rate us
      both:
        text: "{n} of {m}"
        by: n    # the first
        arguments: {n: integer, m: {label: of}}
        deprecated: use `other`
        renamed: old
      block: |-
        a # b
        {c}
      no: no

      """)
    #expect(entries.map(\.key.value) == ["plain", "both", "block", "no"])
    let both = try #require(entries.dropFirst().first)
    #expect(both.by?.value == "n")
    #expect(both.by?.location.description == "Locales/en.yaml:4:7")
    #expect(both.arguments.map(\.name.value) == ["n", "m"])
    #expect(both.arguments.map(\.type?.value) == [.integer, nil])
    #expect(both.arguments.map(\.label) == [nil, "of"])
    #expect(both.deprecated == "use `other`")
    #expect(both.renamed == "old")
    let patterns = entries.map { entry in
      if case .pattern(let text) = entry.source { text.text } else { "" }
    }
    #expect(patterns == ["Rate us", "{n} of {m}", "a # b\n{c}", "no"])
  }

  @Test(arguments: ["", "# only a comment\n", "{}\n", "---\n"])
  func noMessages(_ file: String) {
    var diagnostics = Diagnostics()
    #expect(read(Array(file.utf8), into: &diagnostics)?.entries.count == 0)
    #expect(diagnostics.faults == [])
  }

  @Test(arguments: [
    ("▲- a\n", "value-type", "the file must be a mapping, like"),
    ("a:▲\n", "value-missing", "`a` has no value"),
    ("a: ▲{}\n", "value-missing", "`a` has no text"),
    ("a: ▲[b]\n", "value-type", "`a` must be a text"),
    ("a: ▲{count}\n", "yaml-quotes", "begins with `{`"),
    ("a: {one: ▲{count}, other: b}\n", "yaml-quotes", "begins with `{`"),
    ("a: {one: ▲{other: b}}\n", "value-type", "`one` must be a text"),
    ("a: {text: ▲{count}}\n", "yaml-quotes", "begins with `{`"),
    ("a: Rated ▲# 1\n", "yaml-comment", "put the text in quotes"),
    ("a: ▲# 1\n", "yaml-quotes", "begins with `#`"),
    ("a:\n  one: b ▲# c\n", "yaml-comment", "on a line of its own"),
    ("a: {▲One: b}\n", "plural-unknown", "did you mean `one`?"),
    ("a: {▲sinular: b, other: c}\n", "plural-unknown", "did you mean `one`?"),
    ("a: {one: b, ▲plural: c}\n", "plural-unknown", "did you mean `other`?"),
    ("a: {▲an: b}\n", "plural-unknown", "write `zero`, `one`, `two`"),
    ("a: {▲=x: b}\n", "plural-unknown", "`=x` is not a number"),
    ("a: {▲=: b}\n", "plural-unknown", "like `=0`"),
    ("a: {=1: b, ▲=1: c}\n", "plural-duplicate", "the form `=1` is already on line 1"),
    ("a: {one: b, other: c, ▲one: d}\n", "plural-duplicate", "on line 1"),
    ("a:\n  text: {one: b, ▲one: d, other: c}\n", "plural-duplicate", "on line 2"),
    ("one: a\n▲one: b\n", "key-duplicate", "on line 1"),
    ("arguments: {one: a, ▲one: b}\n", "plural-duplicate", "on line 1"),
    ("a: {text: b, arguments: {one: text, ▲one: text}}\n", "key-duplicate", "the key `one`"),
    ("a: {text: b, ▲text: c}\n", "key-duplicate", "on line 1"),
    ("a: {=1: b, ▲=01: c}\n", "plural-duplicate", "on line 1"),
    ("a: {=1: b, ▲=1.0: c}\n", "plural-duplicate", "on line 1"),
    ("▲a: {comment: b}\n", "value-missing", "add `text: …`"),
    ("a: {▲txt: b}\n", "unknown-key", "did you mean `text`?"),
    ("a: {text: b, ▲coment: c}\n", "unknown-key", "did you mean `comment`?"),
    ("a: {text: b, ▲one: c}\n", "unknown-key", "known here: `text`, `comment`"),
    ("a:\n  text: b\n  comment: c ▲# d\n", "yaml-comment", "put the text in quotes"),
    ("a: {text: b, max-length: ▲0}\n", "max-length", "`0` is not a length"),
    ("a: {text: b, max-length: ▲99999999999999999999}\n", "max-length", "a whole number"),
    ("a: {text: b, arguments: ▲[c]}\n", "value-type", "like {count: integer}"),
    ("a: {text: b, arguments: {c: ▲interger}}\n", "argument-type", "did you mean `integer`?"),
    ("a: {text: b, arguments: {c: {type: ▲date}}}\n", "argument-type", "`integer`, `number`"),
    ("a: {text: b, arguments: {c: {▲lable: d}}}\n", "unknown-key", "did you mean `label`?"),
    ("a: {text: b, arguments: {c: {label: ▲a-b}}}\n", "swift-name", "`a-b` cannot label"),
    ("a: {text: b, arguments: {c: {label: ▲'x: Int, y'}}}\n", "swift-name", "cannot label"),
    ("a: {text: b, arguments: {c: {label: ▲inout}}}\n", "swift-name", "not inout, let or var"),
    ("a: ▲*b\n", "yaml-alias", "aliases are not supported"),
  ])
  func fault(_ file: String, id: String, hint: String) {
    let texts = expect(id, in: file) { _ = read($0, into: &$1) }
    #expect(texts.first?.contains(hint) == true)
  }

  @Test func otherMessagesAreStillRead() {
    var diagnostics = Diagnostics()
    let file = "a: b\nc: {one: d, plurl: e}\na: {text: f, by: [g]}\nh: i\n"
    let locale = read(Array(file.utf8), into: &diagnostics)
    #expect(locale?.entries.map(\.key.value) == ["a", "h"])
    #expect(
      diagnostics.faults == ["2:13 plural-unknown", "3:1 key-duplicate", "3:18 value-type"])
  }
}
