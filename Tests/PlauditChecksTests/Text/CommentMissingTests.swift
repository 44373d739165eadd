import PlauditChecks
import Testing

struct CommentMissingTests {
  @Test func tellsMessagesWithoutAComment() {
    #expect(
      Checked.catalog(CommentMissing.self, ["en": "Open"])
        == ["all: no comment; tell those who translate where the text stands"])
    #expect(Checked.messageFormat(CommentMissing.self, comment: " ", ["en": "Open"]).count == 1)
  }

  @Test func isSilentWhereThereIsOneAndWhereNobodyTranslates() {
    #expect(
      Checked.catalog(CommentMissing.self, entry: #""comment": "A button","#, ["en": "Open"])
        .isEmpty)
    #expect(Checked.messageFormat(CommentMissing.self, comment: "A button", ["en": "Open"]).isEmpty)
    #expect(
      Checked.catalog(CommentMissing.self, entry: #""shouldTranslate": false,"#, ["en": "Open"])
        .isEmpty)
  }
}
