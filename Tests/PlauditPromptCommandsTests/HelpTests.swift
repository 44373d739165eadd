import PlauditPromptCommands
import Testing

struct HelpTests {
  @Test func tellsOfEveryKindOfRow() throws {
    let help = try Run("simulate", "--help").output.joined(separator: "\n")
    let words = help.split { !$0.isLetter && $0 != "-" }
    for kind in InputKind.allCases {
      #expect(words.contains { $0 == kind.rawValue }, "\(kind.rawValue)")
    }
  }
}
