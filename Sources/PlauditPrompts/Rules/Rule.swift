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
    case eventCount(EventCount)
    /// At least so many sessions that were long enough. One that did not end is none.
    case sessions(Int)
    /// Used on at least so many days by the device's calendar, today included. A day is one on which
    /// a session began or an event happened.
    case daysOfUse(Int)
    /// Enough time since something.
    case elapsed(Elapsed)
    /// One request in each version, build or installation.
    case oncePer(OncePer)
    /// Not too many attempts.
    case attempts(AttemptLimit)
    /// A condition of the app's own, by name. Without an answer in ``Context/conditions`` it fails.
    case custom(String)
    /// What holds for all policies.
    case standing(Standing)
  }
}

extension ReviewPrompt.Rule {
  /// What it sees. Nothing is allocated for it.
  func finding(on subject: Subject) -> ReviewPrompt.Finding {
    switch self {
    case .all(let rules): Self.allFinding(rules, on: subject)
    case .any(let rules): Self.anyFinding(rules, on: subject)
    case .not(let rule): Self.notFinding(rule, on: subject)
    case .eventCount(let rule): rule.finding(on: subject)
    case .sessions(let need): Self.sessionsFinding(need, on: subject)
    case .daysOfUse(let need): Self.daysOfUseFinding(need, on: subject)
    case .elapsed(let rule): rule.finding(on: subject)
    case .oncePer(let rule): rule.finding(on: subject)
    case .attempts(let rule): rule.finding(on: subject)
    case .custom(let name): Self.customFinding(name, on: subject)
    case .standing(let rule): rule.finding(on: subject)
    }
  }

  /// What it says, with what the rules that it combines say.
  func verdict(on subject: Subject) -> ReviewPrompt.Verdict {
    ReviewPrompt.Verdict(
      rule: self, finding: finding(on: subject), parts: parts.map { $0.verdict(on: subject) })
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
    case .attempts: "attempts"
    case .custom(let name): name
    case .standing(let rule): rule.rawValue
    }
  }
}
