import PlauditEdits
import PlauditModel
import PlauditReaders
import Testing

struct StringCatalogEditorTests {
  /// As Xcode writes it.
  private let file = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "Open" : {
          "comment" : "A button",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Öffnen \/ \u00e4"
              }
            },
            "ru" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld файл"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "%lld файла"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  private func edited(
    _ file: String, _ change: (inout StringCatalogEditor) throws -> Void
  ) throws -> String {
    var editor = try StringCatalogEditor(Array(file.utf8))
    try change(&editor)
    return String(decoding: try editor.result(), as: UTF8.self)
  }

  private func unit(_ text: String, _ state: String = "translated") -> JSONTree {
    .object([
      .init("stringUnit", .object([.init("state", .string(state)), .init("value", .string(text))]))
    ])
  }

  private func plural(_ forms: KeyValuePairs<String, String>) -> JSONTree {
    .object([
      .init(
        "variations",
        .object([.init("plural", .object(forms.map { JSONTree.Member($0, unit($1)) }))]))
    ])
  }

  @Test func onlyTheValueChanges() throws {
    #expect(
      try edited(file) { try $0.set("Open", "de", to: unit("A\"/ü\n")) }
        == file.replacing(#""Öffnen \/ \u00e4""#, with: #""A\"\/ü\n""#))
    #expect(
      try edited(file) {
        try $0.set("Open", "ru", to: plural(["one": "%lld файл", "other": "%lld файла"]))
      } == file.replacing("\"new\"", with: "\"translated\""))
    #expect(try edited(file) { try $0.set("Open", "de", to: unit("Öffnen / ä")) } == file)
  }

  @Test func whatIsAddedLooksLikeXcodes() throws {
    let unit = "{\n  'stringUnit' : {\n    'state' : 'translated',\n    'value' : '%lld ф'\n  }\n}"
      .replacing("'", with: "\"").replacing("\n", with: "\n" + String(repeating: " ", count: 14))
    #expect(
      try edited(file) {
        try $0.set(
          "Open", "ru", to: plural(["few": "%lld ф", "one": "%lld файл", "other": "%lld файла"]))
      }
        == file.replacing("\"new\"", with: "\"translated\"").replacing(
          "\"one\" :", with: "\"few\" : \(unit),\n              \"one\" :"))
    let added = try edited(file) {
      try $0.set("Open", "pl", to: self.unit("O"))
      try $0.set("", "uk", to: self.unit(""))
      try $0.setComment("c", of: "")
    }
    #expect(
      added.contains(
        "          },\n        \"pl\" : {\n".replacing("\n        ", with: "\n            "))
        || added.contains("\"pl\" : {"))
    let parsed = try StringCatalogEditor(Array(added.utf8))
    #expect(parsed.localization("", "uk") == self.unit("") && parsed.comment(of: "") == "c")
    #expect(try edited(added) { try $0.set("Open", "pl", to: self.unit("O")) } == added)
  }

  @Test func formsGoAndTagsChange() throws {
    let one = try edited(file) { try $0.set("Open", "ru", to: plural(["other": "x"])) }
    let again = try StringCatalogEditor(Array(one.utf8))
    #expect(again.localization("Open", "ru") == plural(["other": "x"]))
    #expect(
      try edited(file) { try $0.rename("ru", to: "uk") } == file.replacing("\"ru\"", with: "\"uk\"")
    )
    #expect(throws: EditFailure.self) { try edited(file) { try $0.rename("ru", to: "de") } }
  }

  @Test func whatCannotBeChangedIsTold() {
    for file in ["", "[]", "{}", #"{"strings": []}"#, #"{"strings": {"a": {}, "a": {}}}"#] {
      #expect(throws: EditFailure.self) { try StringCatalogEditor(Array(file.utf8)) }
    }
    #expect(throws: EditFailure.self) { try edited(file) { try $0.set("x", "de", to: unit("y")) } }
  }

  @Test func otherLayoutsStay() throws {
    let compact =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}},"version":"1.0"}"#
    #expect(
      try edited(compact) { try $0.set("a", "fr", to: unit("y")) }
        == compact.replacing(
          #""x"}}}"#, with: #""x"}},"fr":{"stringUnit":{"state":"translated","value":"y"}}}"#))
    let crlf = file.replacing("\n", with: "\r\n")
    #expect(
      try edited(crlf) { try $0.set("Open", "pl", to: unit("O")) }.replacing("\r\n", with: "\n")
        == edited(file) { try $0.set("Open", "pl", to: unit("O")) })
  }

  @Test(arguments: 0..<30) func aChangeAndItsInverseLeaveNoTrace(_ round: Int) throws {
    let categories = ["few", "many", "one", "other", "two", "zero"]
    func random() -> JSONTree {
      let texts = ["", "x", "\"\\/", "é\n\u{1}", "%lld"]
      if Bool.random() { return unit(texts.randomElement() ?? "", "new") }
      let forms = categories.filter { _ in Bool.random() } + ["zz"]
      return .object([
        .init(
          "variations",
          .object([
            .init("plural", .object(forms.map { .init($0, unit(texts.randomElement() ?? "")) }))
          ]))
      ])
    }
    let before = try edited(file) { try $0.set("Open", "ru", to: random()) }
    let old = try #require(StringCatalogEditor(Array(before.utf8)).localization("Open", "ru"))
    let changed = try edited(before) { try $0.set("Open", "ru", to: random()) }
    #expect(try edited(changed) { try $0.set("Open", "ru", to: old) } == before)
  }
}
