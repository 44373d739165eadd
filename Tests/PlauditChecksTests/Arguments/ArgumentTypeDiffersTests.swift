import PlauditChecks
import PlauditModel
import Testing

struct ArgumentTypeDiffersTests {
  @Test func aNumberIsNoObject() {
    #expect(
      Checked.catalog(
        ArgumentTypeDiffers.self, ["en": "%1$@ has %2$lld", "de": "%1$lld hat %2$lld"])
        == ["de: %1$lld takes a whole number, but the source passes a text (%1$@); write %1$@"])
  }

  @Test func whoMovesArgumentsNumbersThem() {
    #expect(
      Checked.catalog(ArgumentTypeDiffers.self, ["en": "%@ has %lld", "de": "%lld für %@"]) == [
        "de: %lld takes a whole number, but the source passes a text (%@); write %2$lld",
        "de: %@ takes a text, but the source passes a whole number (%lld); write %1$@",
      ])
  }

  @Test func isSilentForLengthsAndMovedNumbers() {
    #expect(
      Checked.catalog(ArgumentTypeDiffers.self, ["en": "%@ %lld", "de": "%2$d %1$@"]).isEmpty)
    #expect(
      Checked.messageFormat(
        ArgumentTypeDiffers.self,
        arguments: [
          ArgumentDeclaration(
            name: Located("n", at: SourceLocation(path: "")),
            type: Located(.number, at: SourceLocation(path: "")))
        ], ["en": "{n}", "de": "{n, plural, one {#} other {#}}"]
      ).isEmpty)
  }

  @Test func valuesOfCAreNoObjects() {
    #expect(
      Checked.catalog(ArgumentTypeDiffers.self, ["en": "%s has left", "de": "%@ ist weg"])
        == ["de: %@ takes an object, but the source passes a C string (%s); write %s"])
    #expect(
      Checked.catalog(ArgumentTypeDiffers.self, ["en": "%lld %s", "de": "%lld %2$@"])
        == ["de: %2$@ takes an object, but the source passes a C string (%s); write %2$s"])
  }

  @Test(arguments: [
    ("%c", "%@"), ("%C", "%@"), ("%S", "%@"), ("%p", "%@"), ("%@", "%s"), ("%@", "%c"),
    ("%s", "%S"), ("%c", "%d"), ("%@ %s", "%2$@ %1$s"),
  ])
  func valuesOfCAreTold(en: String, de: String) {
    let found = Checked.catalog(ArgumentTypeDiffers.self, ["en": "\(en) left", "de": "\(de) weg"])
    #expect(found.count == en.split(separator: " ").count)
    #expect(
      Checked.catalog(ArgumentTypeDiffers.self, ["en": "\(en) left", "de": "\(de) left"])
        == found, "also where the words are the same")
    #expect(
      Checked.catalog(ArgumentTypeDiffers.self, ["en": "\(en) left", "de": "\(en) weg"]).isEmpty)
  }

  @Test func aSubstitutionTellsHowItsNumberIsRead() {
    func text(_ specifier: String) -> String {
      #"""
      {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
        "argNum": 1, "formatSpecifier": "\#(specifier)", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}
      """#
    }
    #expect(
      Checked.catalog(ArgumentTypeDiffers.self, ["en": text("lld"), "de": text("@")]) == [
        "de: %arg stands for %@ and takes a text, but the source passes a whole number (%lld); "
          + "write lld as its specifier"
      ])
  }

  @Test(arguments: [
    (
      "{n, number}",
      "{n, number} takes a whole number, but the source passes a text ({n}); write {n}, "
        + "or declare the argument as integer"
    ),
    (
      "{n, number, ::.0}",
      "{n, number, ::.0} takes a number with decimals, but the source passes a text ({n}); "
        + "write {n}, or declare the argument as number"
    ),
    (
      "{n, plural, other {}}",
      "plural forms are chosen by a number, but the source passes a text ({n}); "
        + "write it without forms, or make it a number in the source"
    ),
  ])
  func whatNothingMakesANumberIsAText(de: String, finding: String) {
    #expect(
      Checked.messageFormat(ArgumentTypeDiffers.self, ["en": "Hi {n}", "de": "Na \(de)"])
        == ["de: \(finding)"])
  }

  @Test func noSelectIsByNumber() {
    #expect(
      Checked.messageFormat(
        ArgumentTypeDiffers.self,
        ["en": "{n, plural, one {# vote} other {# votes}}", "de": "{n, select, other {viele}}"])
        == [
          "de: a select chooses by a text, but the source passes a whole number ({n}); choose by plural"
        ])
  }

  @Test(arguments: [
    ("% @ has %lld", "%@ hat %lld"), ("% @ has %lld", "%1$@ hat %2$lld"),
    ("%lId of %@", "%lld von %@"), ("%lId of %@", "one: %lld von %@ | other: %lld von %@"),
    ("%@ has %lld", "% @ hat %lld"),
  ])
  func aSlipIsNoFaultOfThePlacesBehindIt(en: String, de: String) {
    #expect(Checked.catalog(ArgumentTypeDiffers.self, ["en": en, "de": de]).isEmpty)
  }

  @Test func whatHasANumberIsReadRightBehindASlip() {
    #expect(
      Checked.catalog(
        ArgumentTypeDiffers.self, ["en": "%1$@ has %2$lld", "de": "%1$ @ hat %2$@"]
      ).count == 1)
  }

  @Test(arguments: [
    ("%s by %@", "%@ von %@", ["%s"]), ("%lld by %@", "%@ von %@", ["%lld"]),
    ("%1$s by %2$@", "%@ von %@", ["%1$s"]), ("%s: %c %@", "%@ %@ %@", ["%s", "%c"]),
    ("%s: %c %@", "%@ %@", ["%3$@", "%c"]),
  ])
  func noPlaceIsForWhatAnotherShows(en: String, de: String, cures: [String]) {
    let found = Checked.catalog(ArgumentTypeDiffers.self, ["en": en, "de": de])
    #expect(found.map { String($0.split(separator: " ").last ?? "") } == cures)
  }

  @Test func aDeclarationIsACure() {
    func found(_ type: ArgumentType, en: String, de: String) -> [String] {
      let place = SourceLocation(path: "")
      return Checked.messageFormat(
        ArgumentTypeDiffers.self,
        arguments: [
          ArgumentDeclaration(name: Located("n", at: place), type: Located(type, at: place))
        ], ["en": en, "de": de])
    }
    #expect(found(.number, en: "{n} left", de: "{n, number, ::.0} übrig").isEmpty)
    #expect(
      found(.text, en: "{n} left", de: "{n, number} übrig") == [
        "de: {n, number} takes a whole number, but the source passes a text ({n}); write {n}"
      ])
  }

  @Test(arguments: ["{n, plural, one {# Stimme} other {# Stimmen}}", "{n, plural, other {{n}}}"])
  func formsAreToldAsAWhole(de: String) {
    #expect(
      Checked.messageFormat(ArgumentTypeDiffers.self, ["en": "{n} votes", "de": de]) == [
        "de: plural forms are chosen by a number, but the source passes a text ({n}); "
          + "write it without forms, or make it a number in the source"
      ])
  }
}
