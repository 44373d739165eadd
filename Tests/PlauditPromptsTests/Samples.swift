import Foundation
import PlauditPrompts

typealias Policy = ReviewPrompt.Policy
typealias State = ReviewPrompt.State
typealias Rule = ReviewPrompt.Rule
typealias Event = ReviewPrompt.Event
typealias Version = ReviewPrompt.Version
typealias Context = ReviewPrompt.Context
typealias Outcome = ReviewPrompt.Outcome
typealias Attempt = ReviewPrompt.Attempt

extension ReviewPrompt.Event {
  static let finishedTask = ReviewPrompt.Event("finished-task")
  static let sharedResult = ReviewPrompt.Event("shared-result")
}

let day = 86_400.0
/// A Tuesday, at midnight in Greenwich.
let start = Date(timeIntervalSince1970: 1_767_657_600)

extension Context {
  static func sample(
    _ moment: ReviewPrompt.Moment = .event(.finishedTask), version: String = "1.0+1"
  ) -> Context {
    Context(moment: moment, version: Version(version), distribution: .appStore, timeZone: .gmt)
  }
}

/// The outcome of a policy that has one rule, in a state where nothing else forbids a request.
func outcome(
  _ rule: Rule, _ state: State, at now: Date = start, in context: Context = .sample()
) -> Outcome {
  ReviewPrompt.outcome(
    Policy(moments: .afterAnyEvent, rules: [rule], wait: 0), state, at: now, in: context)
}

/// What a rule says, beside the outcome.
func verdict(
  _ rule: Rule, _ state: State, at now: Date = start, in context: Context = .sample()
) -> ReviewPrompt.Verdict? {
  let policy = Policy(moments: .afterAnyEvent, rules: [rule], wait: 0)
  return ReviewPrompt.decide(policy, state, at: now, in: context).verdicts.first { $0.rule == rule }
}
