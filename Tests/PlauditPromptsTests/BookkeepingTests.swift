import Foundation
import PlauditPrompts
import Testing

/// What a state remembers of what happened.
struct BookkeepingTests {
  private static func state(
    _ policy: Policy = .taskThreshold, _ rows: (Double, ReviewPrompt.Input)...
  ) -> State {
    var replay = ReviewPrompt.Replay(policy)
    for (days, input) in rows { replay.feed(input, at: start + days * day) }
    replay.finish()
    return replay.state
  }

  @Test func theFirstUseIsTheFirstInput() {
    #expect(Self.state(.sessions, (1, .crash), (2, .sessionStart)).firstUse == start + day)
  }

  @Test(
    arguments: [
      ([0.1, 0.9], 1), ([0.1, 1.1, 2.1], 3), ([0.1, 5.1], 2),
      // A journey to the west, where it is yesterday again.
      ([5, 4.9, 5.1], 1),
      // The clock was far ahead. Days count on from where it is set to, and that one not again.
      ([0, 400, 1, 2, 3], 4),
    ] as [([Double], Int)])
  func daysOfUse(days: [Double], expected: Int) {
    var replay = ReviewPrompt.Replay(.taskThreshold)
    for (number, days) in days.enumerated() {
      let input: ReviewPrompt.Input =
        number.isMultiple(of: 2) ? .sessionStart : .count(.finishedTask)
      replay.feed(input, at: start + days * day)
    }
    #expect(replay.state.daysOfUse == expected)
  }

  @Test func whatIsNoUseMakesNoDayOfUse() {
    let state = Self.state(
      .taskThreshold, (0, .crash), (1, .version(Version("2"))), (2, .sessionEnd),
      (3, .requestsOff), (4, .requestsOn), (5, .openedReviewPage), (6, .screen("list")))
    #expect(state.daysOfUse == 0)
    #expect(state.lastCrash == start)
    #expect(state.lastReviewPage == start + 5 * day)
    #expect(!state.requestsOff)
  }

  @Test func sessionsMustBeLongEnough() {
    let second = 1 / day
    let rows: [(Double, ReviewPrompt.Input)] = [
      (0, .sessionEnd), (1, .sessionStart), (1 + 9 * second, .sessionEnd), (2, .sessionStart),
      (2 + 20 * second, .sessionEnd), (2 + 40 * second, .sessionEnd), (3, .sessionStart),
      // The clock was set back within the session.
      (2.9, .sessionEnd),
    ]
    var replay = ReviewPrompt.Replay(.sessions)
    for (days, input) in rows { replay.feed(input, at: start + days * day) }
    #expect(replay.state.sessions == 1)
    #expect(replay.state.sessionStart == nil)
  }

  @Test func theCountOfTheArticleStopsAtTen() {
    var replay = ReviewPrompt.Replay(.taskThresholdCompat)
    for number in 0..<30 { replay.feed(.event(.finishedTask), at: start + Double(number)) }
    #expect(replay.state.counts == [.finishedTask: 10])
  }

  @Test(arguments: [ReviewPrompt.Distribution.appStore, .debug])
  func aHundredAttemptsAreEnough(distribution: ReviewPrompt.Distribution) {
    var context = Context.sample()
    context.distribution = distribution
    var replay = ReviewPrompt.Replay(.taskThresholdCompat, context: context)
    for number in 0..<210 {
      replay.feed(.event(.finishedTask), at: start + Double(number) / 200)
    }
    replay.finish()
    #expect(replay.results.count { $0.decision.outcome == .ask } == 200)
    let attempts = replay.state.attempts(in: distribution)
    #expect(attempts.count == 100)
    #expect(attempts.last?.date == start + 209 / 200 + 2)
  }
}
