import PlauditCommands
import PlauditModel
import PlauditPrompts
import Testing

@testable import PlauditPromptCommands

struct ManifestPolicyTests {
  typealias Written = Manifest.ReviewPrompt

  @Test func whatIsLeftOutIsAsInGeneratedCode() throws {
    let task = try #require(Written.Event("finished-task"))
    #expect(
      ReviewPrompt.Policy(.policy(Written.Policy(askAfter: [task])))
        == ReviewPrompt.Policy(askAfter: [ReviewPrompt.Event("finished-task")], needs: []))
  }

  @Test func everyRuleIsTheRuntimes() throws {
    let task = try #require(Written.Event("finished-task"))
    let event = ReviewPrompt.Event("finished-task")
    let written = Written.Policy(
      askAfter: [task],
      needs: [
        .count(task, 10), .any([.sessions(3), .daysOfUse(7)]),
        .all([.daysSinceFirstUse(9)]), .not(.sessions(99)),
      ],
      wait: 3, thenRest: .days(126), oncePer: .build,
      notAfter: [
        .init(after: .crash, for: .days(7)), .init(after: .reviewPage, for: .seconds(60)),
        .init(after: .event(task), for: .days(1)),
      ])
    #expect(
      ReviewPrompt.Policy(.policy(written))
        == ReviewPrompt.Policy(
          askAfter: [event],
          needs: [
            .count(event, 10), .any([.sessions(3), .daysOfUse(7)]),
            .all([.daysSinceFirstUse(9)]), .not(.sessions(99)),
          ],
          wait: 3, thenRest: .days(126), oncePer: .build,
          notAfter: [.crash: .days(7), .reviewPage: .seconds(60), .event(event): .days(1)]))
  }

  @Test(arguments: Manifest.ReviewPrompt.Preset.allCases)
  func aPresetIsTheRuntimes(preset: Manifest.ReviewPrompt.Preset) {
    #expect(
      ReviewPrompt.Policy(.preset(preset))
        == ReviewPrompt.Preset(rawValue: preset.rawValue)?.policy)
  }
}
