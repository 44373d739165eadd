import Foundation
import PlauditPrompts

/// Deciding whether to ask for a review, against reading one number from user defaults.
enum PromptRows {
  static var rows: [Row] {
    UserDefaults.standard.register(defaults: ["sessions": 5])
    return [
      .ratio(
        "prompt-decide-vs-userdefaults",
        "deciding by ten rules ÷ one number from user defaults", of: decides, to: reads,
        .atMost(1)),
      Row(
        id: "prompt-decide-allocations", title: "deciding by ten rules: allocations",
        value: Measure.allocations(decides), limit: .atMost(0), detail: "without verdicts"),
    ]
  }

  private static let event = ReviewPrompt.Event("finished-task")

  /// Ten rules: six under `needs`, the rest after a request, one request in a version, the crash, and
  /// the visit to the store.
  private static let policy = ReviewPrompt.Policy(
    askAfter: [event],
    needs: [
      .count(event, 10), .sessions(3), .daysOfUse(7), .daysSinceFirstUse(7),
      .any([.count(event, 99), .sessions(2)]),
    ],
    thenRest: .days(122), oncePer: .version, notAfter: [.crash: .days(7)])

  /// One in which every rule passes, so that all of them are looked at.
  private static let state = {
    var state = ReviewPrompt.State()
    state.counts = [event: 12]
    state.sessions = 5
    state.daysOfUse = 9
    state.firstUse = Date(timeIntervalSince1970: 1_700_000_000)
    state.lastCrash = state.firstUse
    state.attempts = [
      ReviewPrompt.Attempt(
        date: Date(timeIntervalSince1970: 1_720_000_000),
        version: ReviewPrompt.Version(short: "2.0", build: "39"))
    ]
    return state
  }()

  private static let context = ReviewPrompt.Context(
    moment: .event(event), version: ReviewPrompt.Version(short: "2.1", build: "40"),
    distribution: .appStore)

  private static let decides = Measure.Work("ours") { count in
    let now = Date(timeIntervalSince1970: 1_767_657_600)
    for _ in 0..<count {
      consume(ReviewPrompt.outcome(policy, state, at: now, in: context) == .ask)
    }
  }

  private static let reads = Measure.Work("UserDefaults") { count in
    for _ in 0..<count { consume(UserDefaults.standard.integer(forKey: "sessions")) }
  }
}
