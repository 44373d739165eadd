import Foundation
import PlauditPrompts
import Testing

/// Results that are taken out of a replay row by row, against all of them together.
struct TakenResultsTests {
  @Test(arguments: ReviewPrompt.Preset.allCases)
  func areTheSame(preset: ReviewPrompt.Preset) {
    let events = preset.events + [ReviewPrompt.Event("another")]
    var (whole, taken) = (ReviewPrompt.Replay(preset.policy), ReviewPrompt.Replay(preset.policy))
    var results: [ReviewPrompt.Replay.Result] = []
    var most = 0
    for row in 0..<400 {
      // Often several within one wait, and now and then a day between.
      let time = Date(timeIntervalSince1970: 1_767_225_600 + Double(row) + Double(row / 8) * 86_400)
      let input: ReviewPrompt.Input =
        switch row % 8 {
        case 0: .sessionStart
        case 7: .sessionEnd
        case 5: .screen(row % 3 == 0 ? "a" : "b")
        default: .event(events[row % events.count])
        }
      whole.feed(input, at: time)
      taken.feed(input, at: time)
      results += taken.takeSettled()
      most = max(most, taken.results.count)
    }
    whole.finish()
    taken.finish()
    results += taken.takeSettled()
    #expect(results == whole.results)
    #expect(taken.state == whole.state)
    #expect(most <= 8)
  }
}
