extension ReviewPrompt {
  /// The policies of four articles about review prompts, each as its author meant it and as the code
  /// that was printed does it.
  public enum Preset: String, Sendable, Hashable, CaseIterable {
    /// ``Policy/taskThreshold``
    case taskThreshold = "task-threshold"
    /// ``Policy/sessions``
    case sessions
    /// ``Policy/featureTour``
    case featureTour = "feature-tour"
    /// ``Policy/donations``
    case donations
    /// ``Policy/taskThresholdCompat``
    case taskThresholdCompat = "task-threshold-compat"
    /// ``Policy/sessionsCompat``
    case sessionsCompat = "sessions-compat"
    /// ``Policy/featureTourCompat``
    case featureTourCompat = "feature-tour-compat"
    /// ``Policy/donationsCompat``
    case donationsCompat = "donations-compat"

    /// The policy.
    public var policy: Policy {
      switch self {
      case .taskThreshold: .taskThreshold
      case .sessions: .sessions
      case .featureTour: .featureTour
      case .donations: .donations
      case .taskThresholdCompat: .taskThresholdCompat
      case .sessionsCompat: .sessionsCompat
      case .featureTourCompat: .featureTourCompat
      case .donationsCompat: .donationsCompat
      }
    }

    /// The events that it knows. ``taskThreshold`` and ``sessions`` ask after any, and `task` stands
    /// for it.
    public var events: [Event] {
      switch self {
      case .taskThreshold, .taskThresholdCompat, .sessions, .sessionsCompat: [Event("task")]
      case .featureTour, .featureTourCompat: Event.tabs + [.settings]
      case .donations, .donationsCompat: Event.donations
      }
    }

    /// Whether it copies an article's code, bugs included.
    public var isCompat: Bool { policy.quirks.isWithoutSafeguards }
  }
}
