extension ReviewPrompt {
  /// What holds for all policies.
  public enum Standing: String, Sendable, Hashable, Codable, CaseIterable {
    /// Only the policy's moments may ask.
    case moment = "ask-after"
    /// The app was not told to ask for nothing.
    case allowed = "never-ask"
    /// The person did not switch requests off.
    case requestsOn = "requests"
    /// Not in TestFlight, which shows no prompt.
    case distribution
    /// No other request is on its way.
    case single = "in-flight"
    /// The person stayed on the screen where they were.
    case stayed = "wait"
    /// A window in the foreground can show it.
    case scene
    /// The attempt could be stored. Only ``Keeper`` says so, when it could not.
    case stored = "store"

    func judgement(on subject: Subject) -> Judgement {
      let context = subject.context
      return switch self {
      case .moment: Judgement(subject.policy.moments.contain(context.moment))
      case .allowed: Judgement(!context.neverAsks, isFinal: true)
      case .requestsOn: Judgement(!subject.state.requestsOff, isFinal: true)
      case .distribution: Judgement(context.distribution != .testFlight)
      case .single: Judgement(!context.isRequestInFlight)
      case .stayed: Judgement(!context.hasMoved)
      case .scene: Judgement(context.hasScene)
      case .stored: Judgement(true)
      }
    }

    func amounts(on subject: Subject) -> Amounts {
      let context = subject.context
      let (have, need) =
        switch self {
        case .moment: (context.moment.name, "a moment that may ask")
        case .allowed: (context.neverAsks ? "on" : "off", "off")
        case .requestsOn: (subject.state.requestsOff ? "off" : "on", "on")
        case .distribution: (context.distribution.rawValue, "no TestFlight")
        case .single: (context.isRequestInFlight ? "one" : "none", "none")
        case .stayed: (context.hasMoved ? "another screen" : "same screen", "the same screen")
        case .scene: (context.hasScene ? "a window" : "no window", "a window")
        case .stored: ("stored", "stored")
        }
      return Amounts(have: .words(have), need: .words(need))
    }
  }
}

extension ReviewPrompt.Moment {
  var name: String {
    switch self {
    case .event(let event): event.rawValue
    case .launch: "launch"
    case .other: "no event"
    case .next: "the next event"
    }
  }
}

extension ReviewPrompt.Standing: Judging {
  var rule: ReviewPrompt.Rule { .standing(self) }

  /// Told before the rules of a policy.
  static let switches: [Self] = [.moment, .allowed, .requestsOn, .distribution]

  /// Told last.
  static let surroundings: [Self] = [.stayed, .scene]
}

extension ReviewPrompt.Rule {
  /// Told after the rules of a policy, for every policy that one can write.
  static let safeguards: [Self] = [
    .attempts(.apple), .elapsed(ReviewPrompt.Elapsed(.seconds(10), since: .sessionStart)),
    .standing(.single),
  ]
}
