extension ReviewPrompt {
  /// What happens to an app, as far as a policy wants to know.
  public enum Input: Sendable, Hashable {
    /// A person did something, and may be asked after it if the policy says so.
    case event(Event)
    /// A person did something, which counts and never asks.
    case count(Event)
    /// The app came to the foreground.
    case sessionStart
    /// The app left the foreground.
    case sessionEnd
    /// The app runs as this version from now on.
    case version(Version)
    /// Another screen is in front.
    case screen(String)
    /// The app crashed.
    case crash
    /// The person opened the App Store's page to write a review.
    case openedReviewPage
    /// The person switched requests off in the app's own settings.
    case requestsOff
    /// The person switched them on again.
    case requestsOn

    var moment: Moment {
      switch self {
      case .event(let event): .event(event)
      case .sessionStart: .launch
      default: .other
      }
    }
  }
}
