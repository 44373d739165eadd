import PlauditCommands
import Testing

struct PluralTests {
  @Test func printsALineForEachNumber() {
    let run = Run("plural", "ru", "0", "1", "2", "5", "21", "1.5", "1c6", "-1")
    #expect(
      run.output == [
        "0\tmany", "1\tone", "2\tfew", "5\tmany", "21\tone", "1.5\tother", "1c6\tmany", "-1\tone",
      ])
    #expect(run.status == .success)
  }

  @Test func arabicHasAllSix() {
    let run = Run("plural", "ar", "0", "1", "2", "3", "11", "100")
    #expect(run.output == ["0\tzero", "1\tone", "2\ttwo", "3\tfew", "11\tmany", "100\tother"])
  }

  @Test func ranks() {
    #expect(Run("plural", "en", "--ordinal", "22", "11").output == ["22\ttwo", "11\tother"])
  }

  @Test func listsCategoriesWithSamples() {
    let output = Run("plural", "pl").output
    #expect(output.map { $0.prefix { $0 != "\t" } } == ["one", "few", "many", "other"])
    #expect(output[0] == "one\t1")
    #expect(output[1].hasPrefix("few\t2~4, 22~24, "))
    #expect(output[3].hasPrefix("other\t0.0~1.5, "))
  }

  @Test func anUnknownLanguageIsRoot() {
    let run = Run("plural", "tlh", "1")
    #expect(run.output == ["1\tother"])
    #expect(run.reports.count == 1)
    #expect(run.reports[0].contains("knows no language tlh"))
    #expect(run.status == .success)
  }
}
