import Foundation
import PlauditChecks
import PlauditModel
import Testing

struct ArgumentExtraTests {
  @Test func nobodyPassesIt() {
    #expect(
      Checked.catalog(ArgumentExtra.self, ["en": "%@ left", "fr": "%1$@ est parti à %2$@"])
        == ["fr: %2$@ is no argument of the source, which has %@"])
    #expect(
      Checked.messageFormat(ArgumentExtra.self, ["en": "{count} votes", "de": "{conut} Stimmen"])
        == ["de: {conut} is no argument of the source; did you mean {count}?"])
    #expect(
      Checked.catalog(ArgumentExtra.self, ["en": "Left", "fr": "%@ est parti"])
        == ["fr: %@ is no argument of the source, which has none; remove it"])
  }

  @Test func isSilentForTheSameArguments() {
    #expect(Checked.catalog(ArgumentExtra.self, ["en": "%@ %@", "fr": "%2$@ %1$@"]).isEmpty)
    // A key that only names a text tells nothing of its arguments.
    #expect(Checked.catalog(ArgumentExtra.self, key: "left.title", ["fr": "%@ est parti"]).isEmpty)
  }

  @Test(arguments: ["65", "99", "999999999", "18446744073709551617"])
  func noNumberIsTooLarge(index: String) {
    #expect(
      Checked.catalog(
        ArgumentExtra.self, ["en": "Hello %@", "de": "Hallo %1$@ %\(index)$@"])
        == ["de: %\(index)$@ is no argument of the source, which has %@"])
  }

  @Test func manyArgumentsAreCountedToo() {
    func text(_ count: Int) -> String { String(repeating: "%@ ", count: count) + "x" }
    #expect(Checked.catalog(ArgumentExtra.self, ["en": text(70), "de": text(71)]).count == 1)
    #expect(Checked.catalog(ArgumentMissing.self, ["en": text(70), "de": text(69)]).count == 1)
    #expect(Checked.catalog(ArgumentExtra.self, ["en": text(70), "de": text(70)]).isEmpty)
    #expect(
      Checked.catalog(
        ArgumentTypeDiffers.self, ["en": text(70) + "%lld", "de": text(70) + "%@ y"]
      ).count == 1)
  }

  @Test func whatTheEntryDeclaresIsKnown() {
    let name = ArgumentDeclaration(name: Located("name", at: SourceLocation(path: "")))
    #expect(
      Checked.messageFormat(ArgumentExtra.self, arguments: [name], ["en": "Hi", "de": "Na {name}"])
        .isEmpty)
  }

  @Test(arguments: ["% @ left", "%lId left", "%#@name@ left"])
  func aSlipOfTheSourceIsNoFaultOfItsTranslations(en: String) {
    #expect(Checked.catalog(ArgumentExtra.self, ["en": en, "de": "%@ ist weg"]).isEmpty)
  }

  @Test func aSubstitutionHasAnotherNumber() {
    func text(_ name: String, _ number: Int) -> String {
      Checked.substitution("%#@\(name)@", "one: %arg photo | other: %arg photos", name: name)
        .replacingOccurrences(of: #""argNum": 1"#, with: #""argNum": \#(number)"#)
    }
    #expect(
      Checked.catalog(ArgumentExtra.self, ["en": text("n", 1), "de": text("n", 2)])
        == ["de: the argNum 2 of the substitution n is no argument of the source; write 1"])
    #expect(
      Checked.catalog(ArgumentExtra.self, ["en": text("n", 1), "de": text("m", 2)]) == [
        "de: the argNum 2 of the substitution m is no argument of the source, which has %1$lld"
      ])
    #expect(
      Checked.catalog(ArgumentExtra.self, ["en": text("n", 1), "de": "%2$lld"])
        == ["de: %2$lld is no argument of the source; did you mean %1$lld?"])
  }
}
