public import Foundation

extension ReviewPrompt {
  /// Whether people are asked for a review now, and what each rule says about it.
  ///
  /// - Parameters:
  ///   - policy: When to ask.
  ///   - state: What happened so far, what has just happened included.
  ///   - now: The time by the device's clock.
  ///   - context: What else there is to know about the present.
  public static func decide(
    _ policy: Policy, _ state: State, at now: Date, in context: Context
  ) -> Decision {
    let subject = Subject(policy: policy, state: state, now: now, context: context)
    var verdicts: [Verdict] = []
    let outcome = subject.outcome { rule in verdicts.append(rule.verdict(on: subject)) }
    return Decision(outcome: outcome, verdicts: verdicts)
  }

  /// The outcome of ``decide(_:_:at:in:)`` alone. It allocates no memory.
  public static func outcome(
    _ policy: Policy, _ state: State, at now: Date, in context: Context
  ) -> Outcome {
    Subject(policy: policy, state: state, now: now, context: context).outcome { _ in }
  }
}

/// What rules look at.
struct Subject {
  let policy: ReviewPrompt.Policy
  let state: ReviewPrompt.State
  let now: Date
  let context: ReviewPrompt.Context

  var clock: LocalClock { LocalClock(timeZone: context.timeZone) }

  /// The last request that counts here.
  var lastAttempt: ReviewPrompt.Attempt? { state.attempts(in: context.distribution).last }

  /// - Parameter body: Sees every rule that holds, in the order in which they are told.
  func outcome(_ body: (ReviewPrompt.Rule) -> Void) -> ReviewPrompt.Outcome {
    var passes = true
    var isFinal = false
    func look(at rule: ReviewPrompt.Rule) {
      let finding = rule.finding(on: self)
      passes = passes && finding.passes
      isFinal = isFinal || finding.isFinal
      body(rule)
    }
    for rule in ReviewPrompt.Rule.switches { look(at: rule) }
    for rule in policy.rules { look(at: rule) }
    for rule in policy.safeguards { look(at: rule) }
    return isFinal ? .never : passes ? .ask : .notNow
  }
}
