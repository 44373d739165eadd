import PlauditChecks
import PlauditModel
import PlauditReaders
import Testing

/// Checks over what the reader of XLIFF gives.
struct XLIFFCheckTests {
  private func findings(_ checks: [any Check.Type], _ units: String) -> [String] {
    let file = """
      <xliff version="1.2"><file source-language="en" target-language="sl"><body>
      \(units)
      </body></file></xliff>
      """
    var diagnostics = Diagnostics()
    let catalogue = XLIFFReader.read(Array(file.utf8), path: "sl.xliff", into: &diagnostics)
    if let catalogue { Checks.run(checks, on: catalogue, into: &diagnostics) }
    return diagnostics.sorted.map { "\($0.location) \($0.message.id)" }
  }

  private func unit(_ id: String, _ source: String, _ target: String, note: String = "") -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target>"
      + "<note>\(note)</note></trans-unit>"
  }

  @Test func aMissingArgumentIsTold() {
    #expect(
      findings([ArgumentMissing.self], unit("k", "By %@", "Od")) == [
        "sl.xliff:2:50 argument-missing"
      ])
    #expect(
      findings(
        [ArgumentMissing.self], unit("k", "By %@", "Od", note: "plaudit:ignore argument-missing"))
        == [])
  }

  @Test func aSilenceThatSilencesNothingIsTold() {
    #expect(
      findings(
        [ArgumentMissing.self], unit("k", "By", "Od", note: "plaudit:ignore argument-missing"))
        == ["sl.xliff:2:64 silence-unused"])
  }

  /// The forms of the source are those that the target needs: English has no form few.
  @Test func theCopyOfTheSourceHasNoFaultsOfItsOwn() {
    let forms = ["one", "two", "few", "other"].map {
      unit("k|==|plural.\($0)", "%lld days", "%lld dni")
    }
    #expect(
      findings([PluralMissing.self, PluralUnused.self, PluralOtherMissing.self], forms.joined())
        == [])
    #expect(
      findings([PluralMissing.self], forms.dropFirst().joined()).allSatisfy {
        $0.hasSuffix("plural-missing")
      })
  }

  @Test func whatHasNoTargetIsOneLine() {
    #expect(
      findings(
        [KeyMissing.self, Empty.self],
        unit("a", "A", "") + "<trans-unit id='b'><source>B</source></trans-unit>"
          + "<trans-unit id='c' translate='no'><source>C</source></trans-unit>")
        == ["sl.xliff:1:22 key-missing"])
  }
}
