import Foundation
import PlauditPrompts
import Testing

struct PolicyTests {
  private static let policy = Policy(
    askAfter: [.finishedTask],
    needs: [.count(.finishedTask, 10), .sessions(3), .daysOfUse(7)],
    notAfter: [.crash: .days(7)])

  @Test func aPolicyAsManifestsWriteIt() {
    #expect(
      Self.policy.rules.map(\.name) == [
        "finished-task", "sessions", "days-of-use", "then-rest", "once-per version",
        "not-after crash", "not-after opened-review-page",
      ])
    let other = Policy(askAfter: [.finishedTask], needs: [], notAfter: [.reviewPage: .days(365)])
    #expect(other.rules.last == .elapsed(ReviewPrompt.Elapsed(.days(365), since: .reviewPage)))
    #expect(other.rules.count == 3)
  }

  @Test func oneLineForEachRefusal() {
    var state = State()
    func line(_ moment: ReviewPrompt.Moment = .event(.finishedTask)) -> String {
      ReviewPrompt.decide(Self.policy, state, at: start, in: .sample(moment)).description
    }
    state.counts = [.finishedTask: 4]
    #expect(line() == "not now: finished-task 4 of 10")
    #expect(
      line(.event(.sharedResult))
        == "not now: ask-after: shared-result, needs a moment that may ask")
    state.counts = [.finishedTask: 10]
    state.sessions = 3
    state.daysOfUse = 6
    #expect(line() == "not now: days-of-use 6 of 7 days")
    state.daysOfUse = 7
    #expect(line() == "ask")
    state.lastCrash = start - 2.5 * day
    #expect(line() == "not now: not-after crash 2 of 7 days, not before 2026-01-10T12:00:00Z")
    state.requestsOff = true
    #expect(line() == "never: requests: off, needs on")
  }

  @Test func jsonRoundTrip() throws {
    var state = State()
    state.firstUse = start + 0.1
    state.counts = [.finishedTask: 3]
    state.attempts = [Attempt(date: start + 1 / 3, version: Version("2.1+40"))]
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(State.self, from: data) == state)
    #expect(String(decoding: data, as: UTF8.self).contains(#""counts":{"finished-task":3}"#))
    let policy = try JSONEncoder().encode(Self.policy)
    #expect(try JSONDecoder().decode(Policy.self, from: policy) == Self.policy)
  }

  @Test func versionsAsLogsWriteThem() {
    #expect(Version("2.1+40") == Version(short: "2.1", build: "40"))
    #expect(Version("2.1") == Version(short: "2.1"))
    #expect(Version("2.1+") == Version(short: "2.1"))
    #expect(Version("") == Version(short: nil))
    #expect(Version("1+2+3") == Version(short: "1", build: "2+3"))
  }
}
