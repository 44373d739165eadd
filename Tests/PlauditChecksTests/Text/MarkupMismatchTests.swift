import PlauditChecks
import Testing

struct MarkupMismatchTests {
  @Test func tellsLostAndAddedTags() {
    #expect(
      Checked.catalog(
        MarkupMismatch.self, ["en": "<b>Rate</b> it", "de": "<b>Bewerten", "fr": "Noter"])
        == [
          "de: other tags than in the source: </b> 0 times in place of 1",
          "fr: other tags than in the source: </b> 0 times in place of 1, <b> 0 times in place of 1",
        ])
    #expect(
      Checked.catalog(
        MarkupMismatch.self,
        [
          "en": "one: <b>%lld</b> a | other: <b>%lld</b> b",
          "de": "one: <b>%lld</b> a | other: %lld b",
        ]
      ).count == 1)
    #expect(
      Checked.catalog(MarkupMismatch.self, ["en": "<g1>a</g1>", "de": "<g1>a"]).count == 1)
  }

  /// So many choices make more texts than there is room for.
  @Test func eachFormOfManyChoicesIsLookedAt() {
    let choices = String(repeating: "{n, plural, one {a} other {b}}", count: 1_000)
    for last in ["one {<b>} other {b}", "one {a} other {<b>}"] {
      #expect(
        Checked.messageFormat(
          MarkupMismatch.self,
          [
            "en": choices + "{n, plural, one {a} other {b}}",
            "de": choices + "{n, plural, \(last)}",
          ]
        ) == ["de: other tags than in the source: <b> 1 times in place of 0"])
    }
  }

  @Test func isSilentForTheSameTagsInAnyOrder() {
    #expect(
      Checked.catalog(
        MarkupMismatch.self,
        ["en": "<b>a</b> <i class='x'>b</i><br/>", "de": "<i class='y'>b</i><BR><b>a</b>"]
      ).isEmpty)
    // Words in brackets, and a sign of comparison.
    #expect(
      Checked.catalog(
        MarkupMismatch.self, ["en": "open <file> if a < b", "de": "<Datei> öffnen, wenn a < b"]
      ).isEmpty)
    #expect(
      Checked.catalog(
        MarkupMismatch.self,
        [
          "en": "one: a | other: <b>%lld</b>",
          "ru": "one: <b>%lld</b> | few: б | other: <b>%lld</b>",
        ]
      ).isEmpty)
  }
}
