import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct XLIFFReaderTests {
  private typealias Sample = XLIFFSample

  @Test func textsAreDecoded() {
    #expect(
      Sample.texts(
        Sample.unit("Save &amp; close", "Save &amp; close", "Shrani &lt;in&gt; zapri"),
        Sample.unit("a&#10;b", "a\nb", "<![CDATA[<a>]]>\n%@"), Sample.unit("u", "U", nil))
        == [
          "Save & close: Save & close → Shrani <in> zapri", "a\nb: a\nb → <a>\n%@#0", "u: U → -",
        ])
  }

  @Test func unitsOfOneKeyAreOneMessage() {
    #expect(
      Sample.texts(
        Sample.unit("k|==|plural.one", "%lld day", "%lld dan"), Sample.unit("z", "Z", "Ž"),
        Sample.unit("k|==|plural.other", "%lld days", "%lld dni"),
        Sample.unit("t|==|device.ipad", "Tap", "Tapni"),
        Sample.unit("t|==|device.other.plural.other", "%d clicks", "%d klikov"))
        == [
          "k: {0: one=[%lld#0 day] other=[%lld#0 days]} → {0: one=[%lld#0 dan] other=[%lld#0 dni]}",
          "z: Z → Ž",
          "t: {device: ipad=[Tap] other=[{0: other=[%d#0 clicks]}]} → "
            + "{device: ipad=[Tapni] other=[{0: other=[%d#0 klikov]}]}",
        ])
  }

  @Test func substitutionsStandWhereTheTextNamesThem() {
    #expect(
      Sample.texts(
        Sample.unit("k", "%1$@: %2$#@a@ %3$#@b.c@", "%3$#@b.c@ %2$#@a@"),
        Sample.unit("k|==|substitutions.a.plural.other", "%2$lld as", "%arg ajev"),
        Sample.unit("k|==|substitutions.@b.c@.plural.one", "%3$lld b", "%3$lld bej"))
        == [
          "k: %1$@#0: {a 1: other=[%2$lld#1 as]} {b.c 2: one=[%3$lld#2 b]} → "
            + "{b.c 2: one=[%3$lld#2 bej]} {a 1: other=[%arg#1 ajev]}"
        ])
  }

  @Test func variablesWithoutTheTextThatRefersToThemAreNoText() {
    #expect(
      Sample.texts(
        Sample.unit("k", "%#@a@", nil),
        Sample.unit("k|==|substitutions.a.plural.other", "%lld as", "%lld ajev"))
        == ["k: {a 0: other=[%lld#0 as]} → -"])
  }

  @Test func theOlderIdsAreRead() {
    #expect(
      Sample.texts(
        Sample.unit("/%d/2:dict/NSStringLocalizedFormatKey:dict/:string", "%#@a@", "%#@a@!"),
        Sample.unit("/%d/2:dict/a:dict/one:dict/:string", "%d day", "%d dan"),
        Sample.unit("/%d/2:dict/a:dict/other:dict/:string", "%d days", "%d dni"),
        Sample.unit(
          "/t:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "Click", "Klik"),
        Sample.unit("/w:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "Wide", "Širok"))
        == [
          "%d/2: {a 0: one=[%d#0 day] other=[%d#0 days]} → {a 0: one=[%d#0 dan] other=[%d#0 dni]}!",
          "t: {device: mac=[Click]} → {device: mac=[Klik]}",
          "w: {device: 20=[Wide]} → {device: 20=[Širok]}",
        ])
  }

  @Test(arguments: [
    "a|==|b", "|==|", "a|==|plural", "a|==|substitutions.x", "/a", "/a:dict/:strings",
    "/k:dict/a:dict/:string", "k|==|device.a.device.a.device.a.device.a.device.a.device.a.device.a",
  ])
  func otherIdsAreKeys(id: String) {
    #expect(Sample.texts(Sample.unit(id, "A", "Á")) == ["\(id): A → Á"])
  }

  @Test func statesNotesAndTranslateAreRead() {
    let read = Sample.messages(
      Sample.file(
        Sample.unit("a", "A", "", state: "new") + Sample.unit("b", "B", "Be", state: "final")
          + Sample.unit("c", "C", "Ce", state: "needs-review-l10n")
          + Sample.unit("d", "D", "", state: "translated") + Sample.unit("e", "E", "")
          + Sample.unit(
            "f", "F", "Ef", state: "x-mine", note: "For F. plaudit:ignore empty, ellipsis")
          + Sample.unit("g|==|plural.one", "G", "Ge", note: "G")
          + Sample.unit("g|==|plural.other", "G", "Ge", state: "new", note: "G")
          + "<group translate=\"no\"><trans-unit id=\"h\"><source>H</source></trans-unit></group>"))
    #expect(read.faults == [])
    #expect(
      read.messages.map(\.texts.first?.state) == [
        nil, .translated, .needsReview, .translated, nil, nil, .new, nil,
      ])
    #expect(read.messages.map(\.texts.count) == [0, 1, 1, 1, 0, 1, 1, 0])
    #expect(read.messages[5].comment == "For F. plaudit:ignore empty, ellipsis")
    #expect(read.messages[5].silences.map(\.id.value) == ["empty", "ellipsis"])
    #expect(read.messages[6].comment == "G")
    #expect(read.messages.map(\.isTranslatable) == [Bool](repeating: true, count: 7) + [false])
  }

  @Test func severalFilesAreOneCatalogue() throws {
    let one = Sample.file(Sample.unit("OK", "OK", "V redu"))
    let second = one.replacing("Localizable", with: "Other")
      .split(separator: "\n").dropFirst(2).joined(separator: "\n")
    let file = one.replacing("</file></xliff>", with: "</file>" + second)
    #expect(Sample.messages(file).messages.map(\.key) == ["OK", "OK"])
    #expect(Sample.messages(file).faults == [])
  }

  @Test func aPrefixOfTheNamespaceDoesNotMatter() {
    let names = [
      "xliff", "file", "header", "tool", "body", "trans-unit", "source", "target", "note",
    ]
    let file = names.reduce(Sample.file(Sample.unit("k", "K", "Ka"))) { file, name in
      file.replacing("<\(name)", with: "<ns0:\(name)").replacing("</\(name)", with: "</ns0:\(name)")
    }.replacing("xmlns=", with: "xmlns:ns0=")
    #expect(Sample.messages(file).messages.map { $0.texts[0].outline } == ["Ka"])
  }

  /// What Xcode exports for the source language itself.
  @Test func theSourceCanBeTheTarget() throws {
    let file = Sample.file(Sample.unit("k", "k", "%@ text"), target: "en")
    let message = try #require(Sample.messages(file).messages.first)
    #expect(message.source === message.texts[0])
    #expect(message.texts[0].outline == "%@#0 text")
  }

  @Test func aKeyThatOnlyNamesATextTellsNothingOfArguments() {
    #expect(
      Sample.texts(Sample.unit("order.count", "order.count", "%d naročil"))
        == ["order.count: - → %d#0 naročil"])
  }

  @Test func textsHaveTheirPlaces() throws {
    let text = try #require(
      Sample.messages(Sample.file("<trans-unit id='k'>\n <target>é &lt; %@</target></trans-unit>"))
        .messages.first?.texts.first)
    #expect(text.location(at: text.offset).description == "x:6:1")
    #expect(text.location(at: text.pattern.offset).description == "x:7:10")
    #expect(text.location(at: text.placeholders[0].offset).description == "x:7:17")
  }

  @Test func manyUnits() {
    let units = (0..<5000).map { Sample.unit("key \($0)", "Text %@ \($0)", "Besedilo %@ \($0)") }
    let forms = (0..<1000).map { Sample.unit("k|==|device.d\($0)", "A", "A") }
    let read = Sample.messages(Sample.file((units + forms).joined()))
    #expect(read.faults == [])
    #expect(read.messages.count == 5001)
    #expect(read.messages.last?.texts[0].choices[0].branches.count == 1000)
  }
}
