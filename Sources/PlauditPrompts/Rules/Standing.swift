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

    func finding(on subject: Subject) -> Finding {
      let context = subject.context
      return switch self {
      case .moment:
        Finding(
          subject.policy.moments.contain(context.moment), have: .words(context.moment.name),
          need: .words("a moment that may ask"))
      case .allowed:
        Finding(
          !context.neverAsks, have: .words(context.neverAsks ? "on" : "off"), need: .words("off"),
          isFinal: true)
      case .requestsOn:
        Finding(
          !subject.state.requestsOff, have: .words(subject.state.requestsOff ? "off" : "on"),
          need: .words("on"), isFinal: true)
      case .distribution:
        Finding(
          context.distribution != .testFlight, have: .words(context.distribution.rawValue),
          need: .words("no TestFlight"))
      case .single:
        Finding(
          !context.isRequestInFlight, have: .words(context.isRequestInFlight ? "one" : "none"),
          need: .words("none"))
      case .stayed:
        Finding(
          !context.hasMoved, have: .words(context.hasMoved ? "another screen" : "same screen"),
          need: .words("the same screen"))
      case .scene:
        Finding(
          context.hasScene, have: .words(context.hasScene ? "a window" : "no window"),
          need: .words("a window"))
      case .stored: Finding(true, have: .words("stored"), need: .words("stored"))
      }
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

extension ReviewPrompt.Rule {
  /// Told before the rules of a policy.
  static let switches: [Self] = [
    .standing(.moment), .standing(.allowed), .standing(.requestsOn), .standing(.distribution),
  ]

  /// Told after the rules of a policy.
  static let safeguards: [Self] =
    [
      .attempts(.apple), .elapsed(ReviewPrompt.Elapsed(.seconds(10), since: .sessionStart)),
      .standing(.single),
    ] + surroundings

  /// What is left of them for the faithful presets.
  static let surroundings: [Self] = [.standing(.stayed), .standing(.scene)]
}
