import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct XLIFFFaultTests {
  private static let start =
    "<xliff version='1.2'><file source-language='en' target-language='sl'><body>"
  private static let unit = "<trans-unit id='k'><source>K</source></trans-unit>"
  private static let end = "</body></file></xliff>"

  @Test(arguments: [
    ("▲<plist/>", "syntax", "this is no XLIFF: <xliff> is expected"),
    (
      "▲<xliff version='2.0' srcLang='en'/>", "xliff-version",
      "XLIFF 2.0 is not read; export as XLIFF 1.2, which is what Xcode writes"
    ),
    ("▲<xliff/>", "xliff-version", "the version is missing; write version=\"1.2\""),
    ("▲<xliff version='1.2'/>", "value-missing", "there is no <file> in this XLIFF"),
    (
      "<xliff version='1.2'>▲<file source-language='en'><body/></file></xliff>", "value-missing",
      "target-language is missing, so the texts of this file cannot be read; "
        + "write target-language=\"…\""
    ),
    (
      "<xliff version='1.2'>▲<file target-language='en'><body/></file></xliff>", "value-missing",
      "source-language is missing, so the texts of this file cannot be read; "
        + "write source-language=\"…\""
    ),
    (
      start
        + "</body></file>▲<file source-language='en' target-language='de'><body/></file></xliff>",
      "xliff-languages",
      "the files before this one are from en to sl; write an .xliff for each language"
    ),
    (
      "<xliff version='1.2'>▲<file source-language='en' target-language='sl'/></xliff>",
      "value-missing", "this <file> has no <body>, so it has no texts; add it"
    ),
    (
      start + "▲<trans-unit/>" + end, "value-missing",
      "this unit has no id, so nobody knows whose text it is; write id=\"…\""
    ),
    (
      start + unit + "▲" + unit + end, "key-duplicate",
      "the key k is written twice, and only one counts; keep one"
    ),
    (
      start + "▲<trans-unit id='k|==|plural.otehr'/>" + end, "plural-unknown",
      "otehr is no plural category; did you mean other?"
    ),
    (
      start + "<trans-unit id='k'>▲<target state='translate'/></trans-unit>" + end, "state-unknown",
      "\"translate\" is no state that XLIFF 1.2 knows; did you mean translated?"
    ),
    (
      start + "<trans-unit id='k'><target><g id='1'><ph id='2'>%@</ph></g>▲<x id='3'/></target>"
        + "</trans-unit>" + end, "xliff-inline",
      "<x> stands for text that this file does not have; write the text itself"
    ),
    (
      start + "<trans-unit id='k'><source>▲<b>K</b></source></trans-unit>" + end, "xliff-inline",
      "<b> is no element of XLIFF, and only the text in it counts; write &lt;b&gt;"
    ),
    (
      start + "<trans-unit id='k'><target>%#@a@</target></trans-unit>"
        + "▲<trans-unit id='k|==|substitutions.a.plural.other'><target>%#@a@</target>"
        + "</trans-unit>" + end, "substitution-loop",
      "the variable a refers to itself, so nothing can be shown; write its text out"
    ),
    (
      start + "<trans-unit id='k'><source>▲", "syntax",
      "the file ends before </source>; it seems to be cut off"
    ),
  ])
  func isToldWithItsPlace(file: String, id: String, text: String) {
    let texts = expect(id, in: file) { bytes, diagnostics in
      _ = XLIFFReader.read(bytes, path: "x", into: &diagnostics)
    }
    #expect(texts == [text])
  }

  @Test func textInElementsCounts() {
    let file =
      Self.start + "<trans-unit id='k'><target>a <g id='1'>b <ph id='2'>%@</ph></g></target>"
      + "</trans-unit>" + Self.end
    #expect(XLIFFSample.messages(file).messages.map { $0.texts[0].outline } == ["a b %@#0"])
  }

  @Test func randomChangesAreSurvived() {
    let variable = XLIFFSample.unit("k|==|substitutions.a.plural.other", "%lld", "%arg")
    let sample = Array(XLIFFSample.file(XLIFFSample.unit("k", "%#@a@", "%#@a@") + variable).utf8)
    var generator = SeededGenerator(seed: 6)
    let bytes = Array("<>&;|=.%#@/'\"a1 \n".utf8) + [0, 0xC3]
    for _ in 0..<2000 {
      var file = sample
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        file[Int.random(in: 0..<file.count, using: &generator)] =
          bytes.randomElement(using: &generator) ?? 0
      }
      var diagnostics = Diagnostics()
      let catalogue = XLIFFReader.read(file, path: "x", into: &diagnostics)
      #expect(catalogue != nil || diagnostics.hasErrors)
      catalogue?.forEachMessage { _ = $0.source?.outline }
    }
  }
}
