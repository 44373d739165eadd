import Foundation
import PlauditCommands
import PlauditPrompts
import Testing

struct ExplainTests {
  private static func stored(_ change: (inout ReviewPrompt.State) -> Void) throws -> String {
    var state = ReviewPrompt.State()
    change(&state)
    return String(decoding: try state.stored(), as: UTF8.self)
  }

  @Test func aNewAppLacksItsEvents() throws {
    let run = try Run("explain", "--at", "2026-03-01")
    #expect(run.status == .success)
    #expect(
      run.output.prefix(2) == [
        "task-threshold, version 1.0+1, 2026-03-01T00:00:00Z",
        "not now: any event happened 0 of 10 times",
      ])
    #expect(run.output.contains("  failed  any event happened 0 of 10 times"))
    #expect(
      run.output.contains("  passed  the last request must be 122 days ago: there was none"))
    #expect(run.output.count { $0.contains("failed") } == 1)
  }

  @Test func aStateTellsWhatTheAppDid() throws {
    let asked = try Date("2026-02-01T09:00:00Z", strategy: .iso8601)
    let state = try Self.stored {
      $0.counts = [ReviewPrompt.Event("a\u{1B}"): 12]
      $0.attempts = [
        ReviewPrompt.Attempt(date: asked, version: ReviewPrompt.Version("2.1+40"))
      ]
    }
    let words = ["explain", "--state", "@state.json", "--at", "2026-03-01T09:00:00Z"]
    let run = try Run(words, files: ["state.json": state])
    #expect(
      run.output.prefix(2) == [
        "task-threshold, version 2.1+40, 2026-03-01T09:00:00Z",
        "not now: the last request must be 122 days ago: it is 28 days; not before "
          + "2026-06-03T09:00:00Z",
      ])
    #expect(run.output.contains("  failed  there was a request in this version (2.1)"))
    let later = try Run(
      words.dropLast() + ["2026-06-03T09:00:00Z", "--app-version", "2.2"],
      files: ["state.json": state])
    #expect(later.output[1] == "ask")
  }

  @Test func combinedRulesAreIndented() throws {
    let run = try Run("explain", "--preset", "donations")
    #expect(run.output.contains("  failed  one of 3 conditions must hold, 0 do"))
    #expect(run.output.contains("    failed  endedWalk happened 0 of 1 times"))
  }

  @Test(arguments: ["", "{", #"{"format":2}"#, #"{"format":1}"#])
  func aStateThatCannotBeReadIsAFault(text: String) throws {
    let run = try Run("explain", "--state", "@state.json", files: ["state.json": text])
    #expect(run.status == .faults)
    #expect(run.output == [])
    #expect(
      run.reports.count == 1
        && run.reports[0].hasPrefix("state.json:1:1: error: the stored state "))
  }

  @Test func presetsAreFourOrEight() throws {
    let four = try Run("presets").output.map { $0.prefix { $0 != "\t" } }
    #expect(four == ["task-threshold", "sessions", "feature-tour", "donations"])
    let eight = try Run("presets", "--all").output.map { $0.prefix { $0 != "\t" } }
    #expect(eight == four + four.map { $0 + "-compat" })
  }
}
