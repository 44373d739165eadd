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

  /// The requests that count here.
  var attempts: [ReviewPrompt.Attempt] { state.attempts(in: context.distribution) }

  /// - Parameter body: Sees every rule that holds, in the order in which they are told.
  func outcome(_ body: (ReviewPrompt.Rule) -> Void) -> ReviewPrompt.Outcome {
    var tally = Tally()
    look(at: ReviewPrompt.Standing.switches, &tally, body)
    look(at: policy.rules, &tally, body)
    if !policy.quirks.isWithoutSafeguards {
      look(at: ReviewPrompt.Rule.safeguards, &tally, body)
    }
    look(at: ReviewPrompt.Standing.surroundings, &tally, body)
    return tally.isFinal ? .never : tally.passes ? .ask : .notNow
  }

  private struct Tally {
    var passes = true
    var isFinal = false
  }

  private func look(
    at rules: [some Judging], _ tally: inout Tally, _ body: (ReviewPrompt.Rule) -> Void
  ) {
    for rule in rules {
      let judgement = rule.judgement(on: self)
      tally.passes = tally.passes && judgement.passes
      tally.isFinal = tally.isFinal || judgement.isFinal
      body(rule.rule)
    }
  }
}

/// A rule, or what can be told as one.
protocol Judging {
  var rule: ReviewPrompt.Rule { get }

  func judgement(on subject: Subject) -> Judgement
}
