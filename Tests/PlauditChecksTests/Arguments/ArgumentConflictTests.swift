import PlauditChecks
import PlauditModel
import Testing

struct ArgumentConflictTests {
  @Test func oneArgumentIsOneThing() {
    #expect(
      Checked.catalog(ArgumentConflict.self, ["en": "%1$@ of %1$lld"]) == [
        "en: %1$lld is taken as a text and as a number in the same message; use two arguments"
      ])
    #expect(
      Checked.messageFormat(
        ArgumentConflict.self, ["en": "{n, plural, other {}}{n, select, other {}}"]
      ).count == 1)
  }

  @Test func isSilentForTheSameType() {
    #expect(Checked.catalog(ArgumentConflict.self, ["en": "%1$lld of %1$lld, %2$@"]).isEmpty)
  }

  @Test func whatIsDeclaredCountsToo() {
    let n = ArgumentDeclaration(
      name: Located("n", at: SourceLocation(path: "")),
      type: Located(.text, at: SourceLocation(path: "")))
    #expect(
      Checked.messageFormat(ArgumentConflict.self, arguments: [n], ["en": "{n, number}"]) == [
        "en: {n} is declared as text and taken as a number; change one of the two"
      ])
  }

  @Test func translationsAreComparedWithTheSource() {
    #expect(
      Checked.catalog(
        ArgumentConflict.self,
        [
          "en": "%@",
          "de": #"""
          {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "%d"}},
            "other": {"stringUnit": {"state": "translated", "value": "%@"}}}}}
          """#,
        ]
      ).isEmpty)
  }
}
