import PlauditCommands
import Testing

/// Swift from a String Catalog, through the manifest's `messages:`.
struct StringCatalogGenerationTests {
  private func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  private func run(_ strings: String) -> (run: Run, text: String) {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nmessages: L.xcstrings",
      "L.xcstrings": #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#,
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    return (run, files.text("o.swift") ?? "")
  }

  @Test func whatIsNoLanguageTagStandsInNoSwift() {
    let strings = #""a": {"localizations": {"x\u0000y": \#(unit("b"))}}"#
    let (run, text) = run(strings)
    #expect(run.status == .success && !text.contains("\0"), "\(run.reports)")
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nmessages: L.xcstrings",
      "L.xcstrings": #"{"sourceLanguage": "\u0000en", "strings": {\#(strings)}, "version": "1.0"}"#,
    ])
    let other = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(other.status == .faults && files.written.isEmpty)
    #expect(other.reports.contains { $0.contains("is no language tag") }, "\(other.reports)")
  }

  @Test func plainTextsPluralsAndSubstitutions() {
    let (run, text) = run(
      #"""
      "hello": {"comment": "On the first page.", "localizations": {"en": \#(unit("Hello %@, 100%%"))}},
      "votes": {"localizations": {
        "en": {"variations": {"plural": {"zero": \#(unit("none")), "one": \#(unit("%lld vote")),
          "other": \#(unit("%lld votes"))}}},
        "ru": {"variations": {"plural": {"one": \#(unit("%lld голос")), "few": \#(unit("%lld голоса")),
          "many": \#(unit("%lld голосов")), "other": \#(unit("%lld голоса"))}}}}},
      "in-albums": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%1$@: %#@photos@, %3$.1f km"},
        "substitutions": {"photos": {"argNum": 2, "formatSpecifier": "lld", "variations":
          {"plural": {"one": \#(unit("%arg photo")), "other": \#(unit("%arg photos"))}}}}}}},
      "Plain": {},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "mac": \#(unit("Click")), "other": \#(unit("Tap"))}}}}}
      """#)
    #expect(run.status == .success, "\(run.reports)")
    for declaration in [
      "func hello(_ arg1: String) -> String", "func votes(_ count: some WholeNumbers) -> String",
      "/// On the first page.", "var plain: String", "var tap: String", "=0", "Hello {arg1}, 100%",
      "photos", "few", "{arg1}: ",
    ] {
      #expect(text.contains(declaration), "\(declaration)\n\(text)")
    }
    #expect(!text.contains("Click"))
  }

  @Test func whatCannotBeCompiledIsAnError() {
    let device =
      #""tap": {"localizations": {"en": {"variations": {"device": {"mac": \#(unit("Click"))}}}}}"#
    let plural =
      #""n": {"localizations": {"en": {"variations": {"plural": {"one": \#(unit("%d"))}}}}}"#
    let reference = #""r": {"localizations": {"en": \#(unit("%#@photos@"))}}"#
    let (run, text) = run([device, plural, reference].joined(separator: ","))
    #expect(run.status == .faults)
    #expect(text.isEmpty)
    let ids = run.reports.map { $0.split(separator: "[").last ?? "" }
    #expect(
      ids == ["device-other-missing]", "plural-other-missing]", "substitution-undefined]"],
      "\(run.reports)")
  }

  @Test func aFaultInATranslationWarnsAndFallsBack() {
    let (run, text) = run(
      #"""
      "hi": {"localizations": {"en": \#(unit("Hi %@")), "de": \#(unit("Hallo %#@name@")),
        "fr": \#(unit("Salut %1$@ %2$@"))}}
      """#)
    #expect(run.status == .success)
    #expect(run.reports.allSatisfy { $0.contains(": warning: ") }, "\(run.reports)")
    #expect(run.reports.contains { $0.contains("substitution-undefined") })
    #expect(run.reports.contains { $0.contains("argument-extra") })
    #expect(text.contains("Hi ") && !text.contains("Hallo") && !text.contains("Salut"))
  }

  @Test(arguments: [
    (
      #""a": {"localizations": {"en": \#(text("A")), "de": {"variations": {"device": {"mac": \#(text("B"))}}}}}"#,
      "device-other-missing"
    ),
    (#""a.title": {"localizations": {"de": \#(text("%@ ist da"))}}"#, "argument-extra"),
    (
      #""a": {"localizations": {"en": \#(text("A %@")), "de": \#(text("B %d"))}}"#,
      "argument-type"
    ),
  ])
  func whereALanguageFallsBackValidateTellsItToo(strings: String, id: String) {
    let (run, _) = run(strings)
    #expect(run.status == .success && run.reports.count == 1, "\(run.reports)")
    #expect(run.reports.first?.hasSuffix("this language falls back [\(id)]") ?? false)
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nmessages: L.xcstrings",
      "L.xcstrings": #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#,
    ])
    let validated = Run("validate", "--only", id, files: files)
    #expect(
      validated.output.joined().split(separator: "\n").count { $0.hasSuffix("[\(id)]") } == 1,
      "\(validated.output)")
  }

  private static func text(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }
}
