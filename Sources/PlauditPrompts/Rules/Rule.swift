extension ReviewPrompt {
  /// A condition that a request must meet.
  public enum Rule: Sendable, Hashable, Codable {
    /// All of them; none is fulfilled.
    case all([Rule])
    /// At least one of them; none is not fulfilled.
    case any([Rule])
    /// The opposite.
    indirect case not(Rule)
    /// How often an event happened.
    indirect case eventCount(EventCount)
    /// At least so many sessions that were long enough. One that did not end is none.
    case sessions(Int)
    /// Used on at least so many days by the device's calendar, today included. A day is one on which
    /// a session began or an event happened.
    case daysOfUse(Int)
    /// Enough time since something.
    indirect case elapsed(Elapsed)
    /// One request in each version, build or installation.
    indirect case oncePer(OncePer)
    /// Not too many attempts.
    case attempts(AttemptLimit)
    /// A condition of the app's own, by name. Without an answer in ``Context/conditions`` it fails.
    case custom(String)
    /// What holds for all policies.
    case standing(Standing)
  }
}

extension ReviewPrompt.Rule: Judging {
  var rule: Self { self }

  /// Whether it lets a request through. Nothing is allocated for it.
  func judgement(on subject: Subject) -> Judgement {
    switch self {
    case .all(let rules): Self.judgement(ofAll: rules, on: subject)
    case .any(let rules): Self.judgement(ofAny: rules, on: subject)
    case .not(let rule): Judgement(!rule.judgement(on: subject).passes)
    case .eventCount(let rule): rule.judgement(on: subject)
    case .sessions(let need): Judgement(subject.state.sessions >= need)
    case .daysOfUse(let need): Self.judgement(ofDaysOfUse: need, on: subject)
    case .elapsed(let rule): rule.judgement(on: subject)
    case .oncePer(let rule): rule.judgement(on: subject)
    case .attempts(let rule): rule.judgement(on: subject)
    case .custom(let name): Judgement(subject.context.conditions[name] ?? false)
    case .standing(let rule): rule.judgement(on: subject)
    }
  }

  /// What it has and needs.
  private func amounts(on subject: Subject) -> Amounts {
    switch self {
    case .all(let rules):
      Amounts(have: .count(rules.count { $0.passes(on: subject) }), need: .count(rules.count))
    case .any(let rules):
      Amounts(have: .count(rules.count { $0.passes(on: subject) }), need: .count(1))
    case .not(let rule):
      Amounts(have: .words(rule.passes(on: subject) ? "yes" : "no"), need: .words("no"))
    case .eventCount(let rule):
      Amounts(have: .count(rule.have(on: subject)), need: .count(rule.need))
    case .sessions(let need): Amounts(have: .count(subject.state.sessions), need: .count(need))
    case .daysOfUse(let need): Amounts(have: .count(subject.state.daysOfUse), need: .days(need))
    case .elapsed(let rule): rule.amounts(on: subject)
    case .oncePer(let rule): rule.amounts(on: subject)
    case .attempts(let rule):
      Amounts(have: .count(max(0, rule.left(on: subject))), need: .count(1))
    case .custom(let name):
      Amounts(
        have: .words(subject.context.conditions[name].map { $0 ? "yes" : "no" } ?? "no answer"),
        need: .words("yes"))
    case .standing(let rule): rule.amounts(on: subject)
    }
  }

  private func passes(on subject: Subject) -> Bool { judgement(on: subject).passes }

  /// What it says, with what the rules that it combines say.
  func verdict(on subject: Subject) -> ReviewPrompt.Verdict {
    ReviewPrompt.Verdict(
      rule: self,
      finding: ReviewPrompt.Finding(judgement(on: subject), amounts(on: subject)),
      parts: parts.map { $0.verdict(on: subject) })
  }

  private var parts: [ReviewPrompt.Rule] {
    switch self {
    case .all(let rules), .any(let rules): rules
    case .not(let rule): [rule]
    default: []
    }
  }

  /// The word for it in logs, which is the manifest's where that has one.
  public var name: String {
    switch self {
    case .all: "all"
    case .any: "any"
    case .not: "not"
    case .eventCount(let rule): rule.name
    case .sessions: "sessions"
    case .daysOfUse: "days-of-use"
    case .elapsed(let rule): rule.name
    case .oncePer(let rule): rule.name
    case .attempts(let rule): rule.name
    case .custom(let name): name
    case .standing(let rule): rule.rawValue
    }
  }
}
