import PlauditKit
import PlauditModel
import TestSupport
import Testing

/// From what was read to a catalogue: arguments, their types, fallback, the app's name.
struct CatalogueBuilderTests {
  private func text(_ text: String, line: Int = 1) -> SourceText {
    SourceText(
      text, at: SourceLocation(path: "f", line: line, column: 10), isVerbatim: true)
  }

  private func entry(
    _ key: String, _ source: MessageSource, line: Int = 1, by: String? = nil,
    arguments: [ArgumentDeclaration] = []
  ) -> MessageEntry {
    let place = SourceLocation(path: "f", line: line, column: 1)
    return MessageEntry(
      key: Located(key, at: place), source: source, by: by.map { Located($0, at: place) },
      arguments: arguments)
  }

  private func forms(_ forms: [(PluralCategory, String)]) -> MessageSource {
    .forms(
      forms.map { category, text in
        Form(
          selector: Located(.category(category), at: SourceLocation(path: "f")),
          text: self.text(text))
      })
  }

  private func build(
    _ files: [String: [MessageEntry]], name: String? = nil, languages: [String]? = nil
  ) -> (catalogue: Catalogue?, diagnostics: Diagnostics) {
    let place = SourceLocation(path: "plaudit.yaml")
    let manifest = Manifest(
      location: place, appID: Located(1, at: place), appName: name.map { .plain(text($0)) },
      storefronts: [], sourceLanguage: Located("en", at: place),
      languages: languages?.map { Located($0, at: place) }, messages: nil, links: .init(),
      generate: .init())
    var diagnostics = Diagnostics()
    let catalogue = CatalogueBuilder.build(
      manifest,
      files.sorted { $0.key < $1.key }.map { tag, entries in
        LocaleFile(language: Located(tag, at: place), path: tag, entries: entries)
      }, into: &diagnostics)
    return (catalogue, diagnostics)
  }

  @Test func aMessageHas64ArgumentsAtMost() {
    func message(_ count: Int) -> MessageEntry {
      entry("a", .pattern(text((1...count).map { "{a\($0)} {a1}" }.joined())), line: 7)
    }
    #expect(build(["en": [message(64)]]).catalogue?.messages[0].arguments.count == 64)
    let (catalogue, diagnostics) = build(["en": [message(65)], "ru": [message(64)]])
    #expect(catalogue == nil)
    #expect(diagnostics.faults == ["7:1 argument-count"])
  }

  @Test func theOnlyArgumentSelects() throws {
    let (catalogue, _) = build([
      "en": [entry("k", forms([(.one, "{n} rating"), (.other, "# ratings")]))]
    ])
    #expect(catalogue == nil, "with # and {n} it is not certain which number selects")
    let (second, diagnostics) = build([
      "en": [entry("k", forms([(.one, "{n} rating"), (.other, "{n} ratings")]))]
    ])
    #expect(diagnostics.isEmpty)
    let message = try #require(second?.messages.first)
    #expect(message.arguments.map(\.name) == ["n"])
    #expect(message.arguments.map(\.type) == [.integer])
  }

  @Test func amongSeveralCountSelectsOrWhatByNames() throws {
    let several = forms([(.other, "{name}: {count}, {size}")])
    let count = try #require(build(["en": [entry("k", several)]]).catalogue?.messages.first)
    #expect(count.arguments.map(\.type) == [.text, .integer, .text])
    let by = try #require(
      build(["en": [entry("k", several, by: "size")]]).catalogue?.messages.first)
    #expect(by.arguments.map(\.type) == [.text, .text, .integer])
    let unclear = build(["en": [entry("k", forms([(.other, "{a} {b}")]))]])
    #expect(unclear.diagnostics.faults == ["1:1 argument-ambiguous"])
  }

  @Test func aDeclarationSetsOrderAndType() throws {
    let place = SourceLocation(path: "f")
    let declarations = [
      ArgumentDeclaration(name: Located("name", at: place)),
      ArgumentDeclaration(name: Located("n", at: place), type: Located(.number, at: place)),
    ]
    let message = try #require(
      build(["en": [entry("k", forms([(.other, "{n} {name}")]), arguments: declarations)]])
        .catalogue?.messages.first)
    #expect(message.arguments.map(\.name) == ["name", "n"])
    #expect(message.arguments.map(\.type) == [.text, .number])
  }

  @Test func oneArgumentWithTwoTypesIsAConflict() {
    let (catalogue, diagnostics) = build([
      "en": [entry("k", .pattern(text("{n, plural, other {#}} {n, select, other {x}}", line: 4)))]
    ])
    #expect(catalogue == nil)
    #expect(diagnostics.faults == ["4:33 argument-conflict"])
    #expect(diagnostics.texts.first?.contains("is a whole number at f:4:10") ?? false)
  }

  @Test func aTranslationThatTheAccessorCannotServeFallsBack() throws {
    let (catalogue, diagnostics) = build([
      "en": [
        entry("a", .pattern(text("{name}"))), entry("b", .pattern(text("{name}"))),
        entry("c", .pattern(text("{name}"))),
      ],
      "ru": [
        entry("a", .pattern(text("{nam}"))),
        entry("b", .pattern(text("{name, plural, other {#}}"))),
        entry("c", .pattern(text("no name"))),
      ],
    ])
    #expect(diagnostics.faults == ["1:10 argument-extra", "1:10 argument-type"])
    #expect(diagnostics.texts.first?.contains("did you mean {name}?") ?? false)
    #expect(!diagnostics.hasErrors)
    let texts = try #require(catalogue).messages.map { Set($0.texts.keys) }
    #expect(texts == [["en"], ["en"], ["en", "ru"]])
  }

  @Test func theAppsNameIsText() throws {
    let source = MessageSource.pattern(text("Rate {app}!"))
    let message = try #require(
      build(["en": [entry("k", source)]], name: "{x}").catalogue?.messages.first)
    #expect(message.texts["en"]?.pattern == [.text("Rate {x}!")])
    #expect(message.arguments.isEmpty)
    #expect(build(["en": [entry("k", source)]]).diagnostics.faults == ["1:15 app-name"])
    let chooses = MessageSource.pattern(text("{app, select, other {x}}"))
    #expect(
      build(["en": [entry("k", chooses)]], name: "x").diagnostics.faults == ["1:10 app-name"])
  }

  @Test func everyPluralNeedsOther() {
    let (catalogue, diagnostics) = build(["en": [entry("k", forms([(.one, "x")]), line: 7)]])
    #expect(catalogue == nil)
    #expect(diagnostics.faults == ["7:1 plural-other-missing"])
  }

  @Test func languagesAreThoseWithAFileOrThoseListed() throws {
    let files = ["en": [entry("k", .pattern(text("x")))], "ru": []]
    #expect(build(files).catalogue?.languages == ["en", "ru"])
    let (listed, diagnostics) = build(files, languages: ["ru", "en", "tlh"])
    #expect(listed?.languages == ["ru", "en", "tlh"])
    #expect(diagnostics.sorted.map(\.message.id) == ["locale-missing"])
    #expect(!diagnostics.hasErrors)
    #expect(build(["ru": []]).diagnostics.faults == ["1:1 locale-missing"])
  }
}
