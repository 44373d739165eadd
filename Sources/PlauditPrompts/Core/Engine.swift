import Foundation

/// One policy at work: takes what happens, one thing after the other, and says what to do.
///
/// The state comes from outside and goes back there with each step, since other processes may have
/// changed it meanwhile. Only waits live here, and end with the process.
struct Engine: Sendable {
  typealias Decision = ReviewPrompt.Decision

  let policy: ReviewPrompt.Policy
  private(set) var waits: [Wait] = []
  private var nextID = 0

  /// What comes of something that happened.
  enum Step: Sendable {
    /// Nothing is open. On ``ReviewPrompt/Outcome/ask`` the attempt is recorded already.
    case decided(Decision)
    /// It depends on whether the person stays: call ``Engine/finish(_:_:at:in:)`` at its end.
    case waiting(Wait)
  }

  /// A request that waits for its dwell to end.
  struct Wait: Sendable {
    fileprivate let id: Int
    let end: Date
    let seconds: Double
    fileprivate let start: Date
    fileprivate let context: ReviewPrompt.Context
    fileprivate let state: ReviewPrompt.State
  }

  init(policy: ReviewPrompt.Policy) { self.policy = policy }

  private var quirks: ReviewPrompt.Quirks { policy.quirks }

  mutating func receive(
    _ input: ReviewPrompt.Input, _ state: inout ReviewPrompt.State, at now: Date,
    in context: ReviewPrompt.Context
  ) -> Step {
    let before = state
    var context = seen(context)
    context.moment = input.moment
    context.isRequestInFlight = !waits.isEmpty
    state.note(input, at: now, under: policy, in: LocalClock(timeZone: context.timeZone))
    if !quirks.countsAfterDeciding { count(input, &state, at: now, in: context) }
    let decision = ReviewPrompt.decide(policy, state, at: now, in: context)
    let decided = state
    if quirks.countsAfterDeciding { count(input, &state, at: now, in: context) }

    guard decision.outcome == .ask else {
      if decision.failsForSceneOnly {
        switch quirks.withoutScene {
        case .wait, .ignore: break
        case .lose: record(&state, at: now, in: context)
        case .dropEvent: state = before
        }
      }
      return .decided(decision)
    }
    guard policy.wait > 0 else {
      record(&state, at: now, in: context)
      return .decided(decision)
    }
    if quirks.afterWaiting == .nothing { record(&state, at: now, in: context) }
    let seconds = min(policy.wait, ReviewPrompt.Period.secondsInDay)
    let wait = Wait(
      id: nextID, end: now + seconds, seconds: seconds, start: now, context: context,
      state: decided)
    nextID += 1
    waits.append(wait)
    return .waiting(wait)
  }

  /// Decides once more, now that the dwell is over, and records the attempt in the same step.
  ///
  /// - Parameter isWhole: Whether the dwell was not cut short.
  mutating func finish(
    _ wait: Wait, _ state: inout ReviewPrompt.State, at now: Date, in context: ReviewPrompt.Context,
    isWhole: Bool = true
  ) -> Decision {
    forget(wait)
    var present = seen(context)
    present.moment = wait.context.moment
    present.isRequestInFlight = !waits.isEmpty
    present.hasMoved =
      !isWhole || quirks.afterWaiting != .nothing && present.screen != wait.context.screen
    let decision: Decision
    if quirks.afterWaiting == .all {
      decision = ReviewPrompt.decide(policy, state, at: now, in: present)
    } else {
      // What the person wants counts at once, whatever code is copied.
      var past = wait.state
      past.requestsOff = state.requestsOff
      let hasMoved = present.hasMoved
      present = wait.context
      present.hasMoved = hasMoved
      decision = ReviewPrompt.decide(policy, past, at: wait.start, in: present)
    }
    if decision.outcome == .ask, quirks.afterWaiting != .nothing {
      record(&state, at: now, in: present)
    }
    return decision
  }

  /// Ends a wait of which nothing comes.
  mutating func forget(_ wait: Wait) { waits.removeAll { $0.id == wait.id } }

  private func seen(_ context: ReviewPrompt.Context) -> ReviewPrompt.Context {
    guard quirks.withoutScene == .ignore else { return context }
    var context = context
    context.hasScene = true
    return context
  }

  private func record(
    _ state: inout ReviewPrompt.State, at now: Date, in context: ReviewPrompt.Context
  ) {
    state.record(
      ReviewPrompt.Attempt(date: now, version: context.version), in: context.distribution,
      under: policy)
  }

  private func count(
    _ input: ReviewPrompt.Input, _ state: inout ReviewPrompt.State, at now: Date,
    in context: ReviewPrompt.Context
  ) {
    let event: ReviewPrompt.Event
    switch input {
    case .event(let happened), .count(let happened): event = happened
    default: return
    }
    let mayAsk = policy.moments.contain(input.moment)
    let subject = Subject(policy: policy, state: state, now: now, context: context)
    switch quirks.blockedEvents {
    case .drop where mayAsk && subject.isBlocked: break
    case .clear where mayAsk && subject.isBlocked: state.counts = [:]
    default: state.count(event, limit: quirks.countLimit)
    }
  }
}

extension Subject {
  /// Whether an earlier attempt stands in the way, by its date or by its version.
  fileprivate var isBlocked: Bool {
    policy.rules.contains { rule in
      switch rule {
      case .oncePer: !rule.judgement(on: self).passes
      case .elapsed(let elapsed):
        elapsed.origin == .lastAttempt && !elapsed.judgement(on: self).passes
      default: false
      }
    }
  }
}

extension ReviewPrompt.Decision {
  fileprivate var failsForSceneOnly: Bool {
    verdicts.allSatisfy { $0.finding.passes || $0.rule == .standing(.scene) }
  }
}
