import PlauditChecks
import Testing

struct SelectOptionsTests {
  private func lines(_ text: String) -> [String] {
    Checked.messageFormat(
      SelectOptions.self,
      ["en": "{who, select, female {she} male {he} other {they}}", "de": text])
  }

  @Test func theAppPassesTheSourcesOptions() {
    #expect(
      lines("{who, select, weiblich {sie} male {er} other {sie}}")
        == ["de: the source has no option weiblich; write female"])
    #expect(
      lines("{who, select, male {er} other {sie}}") == [
        "de: the source has the option female; add it"
      ])
    #expect(
      lines("{who, select, female {sie} male {er} x {es} other {sie}}")
        == ["de: the source has no option x; remove it"])
  }

  @Test func isSilentForTheSameOptions() {
    #expect(lines("{who, select, male {er} female {sie} other {sie}}").isEmpty)
  }
}
