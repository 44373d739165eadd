import PlauditChecks
import Testing

struct EmptyTests {
  @Test func theReaderSeesNothing() {
    #expect(
      Checked.catalog(Empty.self, ["en": "Settings", "de": " "]) == [
        "de: the text is empty; write it, or remove it so that another language's is shown"
      ])
    #expect(
      Checked.catalog(
        Empty.self,
        ["en": "one: %lld vote | other: %lld votes", "de": "one:  | other: %lld Stimmen"])
        == ["de: the form one is empty; write it, or remove it"])
  }

  @Test func isSilentWhereTheSourceIsEmptyOrNothingIsTranslatedYet() {
    #expect(Checked.catalog(Empty.self, ["en": "", "de": ""]).isEmpty)
    #expect(Checked.catalog(Empty.self, ["en": "a", "de": Checked.unit("", state: "new")]).isEmpty)
    #expect(
      Checked.messageFormat(
        Empty.self, ["en": "{n, plural, =0 {} other {#}}", "de": "{n, plural, =0 {} other {#}}"]
      ).isEmpty)
  }
}
