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
}
