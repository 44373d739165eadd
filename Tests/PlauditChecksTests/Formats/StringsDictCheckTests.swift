import PlauditChecks
import PlauditModel
import PlauditReaders
import Testing

/// Checks over what the reader of `.stringsdict` gives.
struct StringsDictCheckTests {
  private func findings(_ check: any Check.Type, _ format: String, _ variable: String) -> [String] {
    let file = """
      <plist version="1.0">
      <dict>
        <key>files</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>\(format)</string>
          <key>total</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>d</string>
            \(variable)
          </dict>
        </dict>
      </dict>
      </plist>
      """
    var diagnostics = Diagnostics()
    let language = Language("sl", at: SourceLocation(path: "sl"))
    let read = StringsDictReader.read(
      Array(file.utf8), path: "sl.lproj/Localizable.stringsdict", language: language,
      into: &diagnostics)
    if let read {
      let catalogue = WrittenCatalogue(
        read.file, sourceLanguage: language, languages: [language],
        traits: .init(zeroMeansNone: true, isPrintf: true)
      ) { body in
        for entry in read.entries {
          body(
            WrittenMessage(
              key: entry.key, in: read.file, at: entry.offset, source: entry.text,
              texts: [entry.text]))
        }
      }
      Checks.run([check], on: catalogue, into: &diagnostics)
    }
    return diagnostics.sorted.map(\.description)
  }

  private let forms =
    "<key>one</key><string>%d datoteka</string><key>other</key><string>%d datotek</string>"

  @Test func aTranslatedNameIsTold() {
    #expect(
      findings(SubstitutionUndefined.self, "%#@skupaj@", forms) == [
        "sl.lproj/Localizable.stringsdict:6:13: error: no substitution is named skupaj here; "
          + "write %#@total@ [substitution-undefined]"
      ])
    #expect(findings(SubstitutionUndefined.self, "%#@total@", forms) == [])
  }

  @Test func aMissingFormIsTold() {
    let found = findings(PluralMissing.self, "%#@total@", forms)
    #expect(found.allSatisfy { $0.contains(".stringsdict:7:10: error: ") })
    #expect(found.joined().contains("two") && found.joined().contains("few"))
  }

  /// Slovenian one is also for 101.
  @Test func aNumberThatIsDroppedIsTold() {
    let dropped =
      "<key>one</key><string>Ena datoteka</string><key>other</key><string>%d datotek</string>"
    #expect(
      findings(PluralNumberDropped.self, "%#@total@", dropped).map {
        $0.contains(":13:12: error: ")
      }
        == [true])
    #expect(findings(PluralNumberDropped.self, "%#@total@", forms) == [])
  }
}
