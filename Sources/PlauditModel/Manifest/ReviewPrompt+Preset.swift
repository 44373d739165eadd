extension Manifest.ReviewPrompt {
  /// The presets of PlauditPrompts, which the tool is built without. A test holds both lists against
  /// each other.
  package enum Preset: String, Sendable, CaseIterable {
    case taskThreshold = "task-threshold"
    case sessions
    case featureTour = "feature-tour"
    case donations
    case taskThresholdCompat = "task-threshold-compat"
    case sessionsCompat = "sessions-compat"
    case featureTourCompat = "feature-tour-compat"
    case donationsCompat = "donations-compat"

    /// The preset without an article's bugs; `nil` where this is one.
    package var plain: Preset? {
      switch self {
      case .taskThreshold, .sessions, .featureTour, .donations: nil
      case .taskThresholdCompat: .taskThreshold
      case .sessionsCompat: .sessions
      case .featureTourCompat: .featureTour
      case .donationsCompat: .donations
      }
    }

    package var events: [Event] { eventKeys.compactMap { Event($0) } }

    private var eventKeys: [String] {
      switch self {
      case .taskThreshold, .taskThresholdCompat, .sessions, .sessionsCompat: ["task"]
      case .featureTour, .featureTourCompat:
        ["chart", "current", "forecast", "heatMap", "settings"]
      case .donations, .donationsCompat:
        ["loggedEnoughFeedActivities", "loggedEnoughHygieneActivities", "endedWalk"]
      }
    }
  }
}
