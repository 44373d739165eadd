import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct StringsDictReaderTests {
  private typealias Sample = StringsDictSample

  @Test func aVariableStandsWhereTheFormatNamesIt() {
    let photos = Sample.variable("photos", ["one": "%d foto", "other": "%d foti"])
    #expect(
      Sample.texts(Sample.entry("k", "%@: %#@photos@!", photos))
        == ["k: %@#0: {photos 1: one=[%d#1 foto] other=[%d#1 foti]}!"])
  }

  @Test func positionsTellTheArguments() {
    let both =
      Sample.variable("a", ["other": "%d a"]) + Sample.variable("b", ["other": "%lu b of %@"])
    #expect(
      Sample.texts(Sample.entry("k", "%2$#@a@ %1$#@b@", both))
        == ["k: {a 1: other=[%d#1 a]} {b 0: other=[%lu#0 b of %@#1]}"])
  }

  /// The first argument of a form is the variable's own, and what follows it are the next ones,
  /// whichever form is written first.
  @Test func variablesNest() {
    let hours = Sample.variable(
      "hours", ["zero": "%#@minutes@", "other": "%d h %#@minutes@"])
    let minutes = Sample.variable("minutes", ["other": "%d min"])
    #expect(
      Sample.texts(Sample.entry("k", "%#@hours@", hours + minutes)) == [
        "k: {hours 0: zero=[{minutes 1: other=[%d#1 min]}] "
          + "other=[%d#0 h {minutes 1: other=[%d#1 min]}]}"
      ])
  }

  @Test func devicesAndWidthsHaveTextsOrFormats() {
    let format =
      "<dict>\(Sample.text("NSStringLocalizedFormatKey", "%#@a@"))\(Sample.variable("a", ["other": "%d"]))</dict>"
    let devices = "<dict>\(Sample.text("ipad", "Tap"))<key>other</key>\(format)</dict>"
    let widths = "<dict>\(Sample.text("1", "S"))\(Sample.text("20", "Short"))</dict>"
    #expect(
      Sample.texts(
        """
        <key>k</key><dict><key>NSStringDeviceSpecificRuleType</key>\(devices)</dict>
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key>\(widths)</dict>
        \(Sample.text("plain", "1 &lt; 2"))
        """) == [
          "k: {device: ipad=[Tap] other=[{a 0: other=[%d#0]}]}", "w: {device: 1=[S] 20=[Short]}",
          "plain: 1 < 2",
        ])
  }

  @Test func textsHaveTheirPlaces() throws {
    let file = """
      <plist><dict>
       <!-- Of a shop. plaudit:ignore plural-missing -->
       <key>k&amp;</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>é &lt; %#@a@</string>
        <key>a</key><dict>
         <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
         <key>NSStringFormatValueTypeKey</key><string>d</string>
         <key>other</key>
         <string><![CDATA[<b>]]> %d</string></dict></dict>
      </dict></plist>
      """
    var diagnostics = Diagnostics()
    let language = Language("sl", at: PlauditModel.SourceLocation(path: "sl"))
    let read = try #require(
      StringsDictReader.read(
        Array(file.utf8), path: "s", language: language, into: &diagnostics))
    #expect(diagnostics.isEmpty)
    let entry = read.entries[0]
    let text = entry.text
    #expect(entry.key == "k&")
    #expect(entry.comment == " Of a shop. plaudit:ignore plural-missing ")
    #expect(entry.silences.map { "\($0.value) \($0.location)" } == ["plural-missing s:2:6"])
    #expect(text.location(at: entry.offset).description == "s:3:7")
    #expect(text.location(at: text.references[0].offset).description == "s:4:55")
    #expect(text.location(at: text.substitutions[0].offset).description == "s:5:8")
    #expect(text.location(at: text.choices[0].branches[0].offset).description == "s:8:9")
    #expect(text.location(at: text.placeholders[0].offset).description == "s:9:28")
    #expect(text.location(at: text.choices[0].branches[0].pattern.offset).description == "s:9:21")
  }
}
