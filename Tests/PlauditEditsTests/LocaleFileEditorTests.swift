import PlauditEdits
import PlauditModel
import Testing

struct LocaleFileEditorTests {
  private func edited(
    _ file: String, _ change: (inout LocaleFileEditor) throws -> Void
  ) throws -> String {
    var editor = try LocaleFileEditor(Array(file.utf8))
    try change(&editor)
    return String(decoding: try editor.result(), as: UTF8.self)
  }

  private func forms(_ forms: KeyValuePairs<String, String>) throws -> MessageContent {
    .forms(try forms.map { try MessageContent.Form(#require(FormSelector($0)), $1) })
  }

  @Test func onlyTheTextChanges() throws {
    let file = "# head\r\na:  'old'   # why\r\n\r\nb: |\r\n  two\r\n  lines\r\n\r\nc: x\r\n"
    #expect(
      try edited(file) { try $0.set("a", to: .pattern("n\"ew\\\n")) }
        == file.replacing("'old'", with: #""n\"ew\\\n""#))
    #expect(
      try edited(file) { try $0.set("b", to: .pattern("one")) }
        == "# head\r\na:  'old'   # why\r\n\r\nb: \"one\"\r\n\r\nc: x\r\n")
    #expect(try edited(file) { try $0.set("c", to: .pattern("x")) } == file)
  }

  @Test func formsChangeOneByOne() throws {
    let flow = "a: {one: 'x', other: \"y\"} # c\nb: {text: {one: x, other: y}, max-length: 3}\n"
    #expect(
      try edited(flow) {
        try $0.set("a", to: forms(["=0": "none", "one": "x", "few": "z", "other": "y"]))
      } == flow.replacing("{one: 'x',", with: "{=0: \"none\", one: 'x', few: \"z\","))
    #expect(
      try edited(flow) { try $0.set("b", to: forms(["other": "q"])) }
        == flow.replacing("{one: x, other: y}", with: "{other: \"q\"}"))
    let lines =
      "a:\n  comment: c\n  text:\n    one: x # first\n    other: >\n      folded\n      text\nb: x\n"
    #expect(
      try edited(lines) { try $0.set("a", to: forms(["one": "x", "few": "y", "other": "z"])) }
        == lines.replacing("# first\n", with: "# first\n    few: \"y\"\n").replacing(
          ">\n      folded\n      text", with: "\"z\""))
    #expect(
      try edited(lines) { try $0.set("a", to: forms(["other": "folded text\n"])) }
        == lines.replacing("    one: x # first\n", with: ""))
    #expect(
      try edited(lines) { try $0.set("a", to: forms(["many": "m"])) }
        == "a:\n  comment: c\n  text:\n    many: \"m\"\nb: x\n")
    #expect(
      try edited(lines) { try $0.set("b", to: forms(["one": "m", "other": "n"])) }
        == lines.replacing("b: x", with: "b: {one: \"m\", other: \"n\"}"))
  }

  @Test func entriesAreAddedWhereTheSourceHasThem() throws {
    let file = "a: x\n\n# about c\nc: z"
    #expect(
      try edited(file) { try $0.set("b", to: .pattern("y"), after: ["a"]) }
        == "a: x\nb: \"y\"\n\n# about c\nc: z")
    #expect(
      try edited(file) { try $0.set("d e", to: .pattern("y"), after: ["a", "q", "c"]) }
        == file + "\n\"d e\": \"y\"")
    for empty in ["", "# only a comment", "{}\n", "\u{FEFF}# bom\n"] {
      let result = try edited(empty) { try $0.set("a", to: forms(["other": "x"])) }
      var again = try LocaleFileEditor(Array(result.utf8))
      #expect(try again.content(of: "a") == forms(["other": "x"]), "\(result)")
      again.remove("a")
      _ = try again.result()
    }
    let withForms = "a:\n  one: x\n  other: y\n"
    #expect(
      try edited(withForms) { try $0.set("b", to: forms(["one": "m", "other": "n"])) }
        == withForms.dropLast() + "\nb:\n  one: \"m\"\n  other: \"n\"\n")
  }

  @Test func entriesGoAndSilencesCome() throws {
    let file = "a: x\n# about b\nb:\n  one: x\n  other: y\nc: z\n"
    #expect(try edited(file) { $0.remove("b") } == "a: x\n# about b\nc: z\n")
    #expect(try edited("{a: x, b: y}") { $0.remove("b") } == "{a: x}")
    #expect(try edited("{a: x, b: y}") { $0.remove("a") } == "{b: y}")
    #expect(
      try edited(file) { try $0.silence("plural-lost", of: "c", because: "it\nis right") }
        == file.replacing("c: z", with: "# plaudit:ignore plural-lost: it is right\nc: z"))
  }

  @Test func whatCannotBeChangedIsToldAndNothingIsWritten() {
    for file in ["a: [", "- a", "a: &x b\n? [c]\n: d", "text"] {
      #expect(throws: EditFailure.self) { try LocaleFileEditor(Array(file.utf8)) }
    }
    #expect(throws: EditFailure.self) {
      try edited("a: {comment: x}") { try $0.set("a", to: .pattern("y")) }
    }
  }

  /// A change and its inverse give the bytes back where the text was quoted as we write it.
  @Test(arguments: 0..<40) func aChangeAndItsInverseLeaveNoTrace(_ round: Int) throws {
    let texts = [
      "", "x", "\"\\", "{n} é\n", "# no comment: here", "\u{2028}\u{FEFF}\u{7F}", "a: b, c",
    ]
    var keys = ["a", "b", "c d", "é"]
    keys.shuffle()
    func random() throws -> MessageContent {
      if Bool.random() { return .pattern(texts.randomElement() ?? "") }
      let all = ["=0", "one", "few", "many", "other"].filter { _ in Bool.random() } + ["two"]
      return .forms(
        try all.map {
          MessageContent.Form(try #require(FormSelector($0)), texts.randomElement() ?? "")
        })
    }
    var file: [UInt8] = []
    for key in keys {
      var editor = try LocaleFileEditor(file)
      try editor.set(key, to: random(), after: keys)
      file = try editor.result()
    }
    var change = try LocaleFileEditor(file)
    let old = try #require(change.content(of: keys[1]))
    try change.set(keys[1], to: random())
    var inverse = try LocaleFileEditor(change.result())
    try inverse.set(keys[1], to: old)
    var again = try LocaleFileEditor(inverse.result())
    #expect(again.content(of: keys[1])?.canonical == old.canonical)
    // The order of forms that went and came back may differ; everything else is as it was.
    again.remove(keys[1])
    var expected = try LocaleFileEditor(file)
    expected.remove(keys[1])
    #expect(try again.result() == expected.result())
  }
}
