import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct StringCatalogReaderTests {
  private func messages(_ strings: String) throws -> [WrittenMessage] {
    var diagnostics = Diagnostics()
    let file = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.1\"}"
    let catalogue = try #require(
      StringCatalogReader.read(Array(file.utf8), path: "c", into: &diagnostics))
    #expect(diagnostics.isEmpty, "\(diagnostics.sorted)")
    var messages: [WrittenMessage] = []
    catalogue.forEachMessage { messages.append($0) }
    return messages
  }

  private func text(_ value: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
  }

  private func placeholders(_ value: String) throws -> [String] {
    let message = try #require(
      messages(#""k": {"localizations": {"en": \#(text(value))}}"#).first)
    return message.texts[0].placeholders.map {
      "\($0.spelling) \($0.argument) \($0.type.map(\.rawValue) ?? "?")"
    }
  }

  @Test(arguments: [
    ("%@ %d", ["%@ 0 text", "%d 1 integer"]),
    ("%2$@ %1$lld", ["%2$@ 1 text", "%1$lld 0 integer"]),
    (
      "%-08.3f %'d %lu %zd",
      ["%-08.3f 0 number", "%'d 1 integer", "%lu 2 integer", "%zd 3 integer"]
    ),
    ("%*d %.*f", ["%*d 1 integer", "%.*f 3 number"]), ("100%% %% %", []), ("%", []), ("%1$", []),
    ("\\u0025@", ["%@ 0 text"]), ("%99999999999999999999$@", ["%99999999999999999999$@ 9998 text"]),
    ("%#@nothing@ %@", ["%@ 1 text"]),
  ])
  func placeholdersHaveTypes(value: String, expected: [String]) throws {
    #expect(try placeholders(value) == expected)
  }

  @Test func aKeyWithoutTextsIsTheText() throws {
    let messages = try messages(
      #""Hello %@": {}, "a.b": {"localizations": {"de": \#(text("%@"))}}"#)
    #expect(messages[0].source?.shown == ArgumentSet(0))
    #expect(messages[0].texts.isEmpty)
    #expect(messages[1].source == nil)
  }

  @Test func variationsNestAndSubstitutionsStandWhereTheTextNamesThem() throws {
    let forms = #""plural": {"one": \#(text("%arg photo")), "other": \#(text("%arg photos"))}"#
    let phone = #"{"variations": {"plural": {"other": \#(text("%lld taps"))}}}"#
    let message = try #require(
      messages(
        #"""
        "k": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%@: %#@photos@"},
            "substitutions": {"photos": {"argNum": 2, "formatSpecifier": "lld",
              "variations": {\#(forms)}}}},
          "de": {"variations": {"device": {"iphone": \#(phone), "other": \#(text("%lld Klicks"))}}}}}
        """#
      ).first)
    let (english, german) = (message.texts[0], message.texts[1])
    #expect(english.choices.map(\.name) == ["photos"])
    #expect(english.choices[0].argument == 1)
    #expect(english.shown.numbers == [0, 1])
    #expect(message.argumentTypes == [.text, .integer])
    #expect(german.choices.map(\.kind) == [.device, .plural(.cardinal)])
    #expect(german.choices[1].argument == 0)
    #expect(german.alwaysShown.numbers == [0])
  }

  @Test func textsHaveTheirPlaces() throws {
    let file = "{\"strings\": {\n \"k\": {\"localizations\": {\"en\":\n  \(text("é %@"))}}}}"
    var diagnostics = Diagnostics()
    let catalogue = try #require(
      StringCatalogReader.read(Array(file.utf8), path: "c", into: &diagnostics))
    catalogue.forEachMessage { message in
      let text = message.texts[0]
      #expect(text.location(at: text.offset).description == "c:2:26")
      #expect(text.location(at: text.placeholders[0].offset).description == "c:3:54")
    }
  }

  @Test func whatXcodeDoesNotKnowIsTold() {
    let texts = expect(
      "unknown-field", "plural-unknown", "plural-duplicate", "unknown-field", "key-duplicate",
      in: """
        {"sourceLanguage": "en", "strings": {"k": {▲"comments": "", "localizations": {"en":
        {"variations": {"plural": {▲"autre": {}, "one": {}, ▲"one": {}, "other": {"stringUnit":
        {"state": "new", ▲"text": ""}}}}}}}, ▲"k": {}}}
        """
    ) { bytes, diagnostics in
      _ = StringCatalogReader.read(bytes, path: "c", into: &diagnostics)
    }
    #expect(texts[0] == "Xcode knows no field comments here and ignores it; did you mean comment?")
  }

  @Test(arguments: ["{}", "[]", "{\"strings\": []}", "1"]) func otherJSONIsNoCatalog(file: String) {
    var diagnostics = Diagnostics()
    #expect(StringCatalogReader.read(Array(file.utf8), path: "c", into: &diagnostics) == nil)
    #expect(diagnostics.sorted.map(\.message.id) == ["syntax"])
  }

  /// Values of every shape in every place are skipped or told, and never trap.
  @Test(arguments: ["null", "1", "\"x\"", "[]", "{}", "[{}]", "{\"x\": 1}", "true"])
  func oddShapesAreSurvived(value: String) {
    let places = [
      "{\"strings\": {\"k\": V}}", "{\"sourceLanguage\": V, \"strings\": {\"k\": {}}}",
      "{\"strings\": {\"k\": {\"localizations\": V, \"comment\": V, \"shouldTranslate\": V}}}",
      "{\"strings\": {\"k\": {\"localizations\": {\"en\": V}}}}",
      "{\"strings\": {\"k\": {\"localizations\": {\"en\": {\"stringUnit\": V}}}}}",
      "{\"strings\": {\"k\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": V}}}}}}",
      "{\"strings\": {\"k\": {\"localizations\": {\"en\": {\"variations\": V}}}}}",
      "{\"strings\": {\"k\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": V}}}}}}",
      "{\"strings\": {\"k\": {\"localizations\": {\"en\": {\"substitutions\": {\"x\": V}}}}}}",
      "{\"strings\": {\"k\": {\"localizations\": {\"en\": {\"substitutions\": {\"x\": {\"argNum\": V}}}}}}}",
    ]
    for place in places {
      var diagnostics = Diagnostics()
      let file = place.replacing("V", with: value)
      StringCatalogReader.read(Array(file.utf8), path: "c", into: &diagnostics)?.forEachMessage {
        #expect($0.key == "k")
      }
    }
  }
}
