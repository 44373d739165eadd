import PlauditChecks
import Testing

struct OffsetChangedTests {
  private let en = "{n, plural, offset:1 =1 {you} one {you and #} other {you and #}}"

  @Test func itBelongsToTheMeaning() {
    #expect(
      Checked.messageFormat(
        OffsetChanged.self, ["en": en, "de": "{n, plural, one {du und #} other {du und #}}"])
        == ["de: the source has offset:1; write it"])
    #expect(
      Checked.messageFormat(
        OffsetChanged.self,
        ["en": "{n, plural, other {#}}", "de": "{n, plural, offset:2 other {#}}"])
        == ["de: the source has no offset; remove it"])
  }

  @Test func isSilentForTheSame() {
    #expect(
      Checked.messageFormat(
        OffsetChanged.self, ["en": en, "de": "{n, plural, offset:1 one {du und #} other {#}}"]
      ).isEmpty)
  }
}
