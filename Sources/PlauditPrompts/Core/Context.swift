public import Foundation

extension ReviewPrompt {
  /// What a decision needs to know about the present, beside the time.
  public struct Context: Sendable {
    /// What has just happened.
    public var moment: Moment
    /// The version of the app.
    public var version: Version
    /// How the app was installed.
    public var distribution: Distribution
    /// The screen that is in front; `nil` where the app does not say, which counts as one screen.
    public var screen: String?
    /// Whether the person went to another screen since the moment that leads to the decision.
    public var hasMoved = false
    /// Whether there is a window in the foreground that can show a prompt.
    public var hasScene: Bool
    /// Whether another request is on its way: one that waits for its dwell to end.
    public var isRequestInFlight: Bool
    /// Whether the app was told to ask for nothing, as in UI tests and screenshots.
    public var neverAsks: Bool
    /// The answers to ``Rule/custom(_:)``, by name. A condition without an answer fails.
    public var conditions: [String: Bool]
    /// Where a day begins, for what counts days by the calendar.
    public var timeZone: TimeZone

    /// - Parameters:
    ///   - moment: What has just happened; ``Moment/next`` to look ahead.
    ///   - version: The version of the app.
    ///   - distribution: How the app was installed.
    ///   - screen: The screen that is in front.
    ///   - hasScene: Whether a window in the foreground can show a prompt.
    ///   - isRequestInFlight: Whether another request is on its way.
    ///   - neverAsks: Whether the app was told to ask for nothing.
    ///   - conditions: The answers to custom conditions, by name.
    ///   - timeZone: Where a day begins.
    public init(
      moment: Moment = .next, version: Version, distribution: Distribution = .unknown,
      screen: String? = nil, hasScene: Bool = true, isRequestInFlight: Bool = false,
      neverAsks: Bool = false, conditions: [String: Bool] = [:], timeZone: TimeZone = .current
    ) {
      self.moment = moment
      self.version = version
      self.distribution = distribution
      self.screen = screen
      self.hasScene = hasScene
      self.isRequestInFlight = isRequestInFlight
      self.neverAsks = neverAsks
      self.conditions = conditions
      self.timeZone = timeZone
    }
  }

  /// What has just happened, as far as it matters to who may ask.
  public enum Moment: Sendable, Hashable {
    /// A person did something.
    case event(Event)
    /// The app was opened.
    case launch
    /// Something else: the end of a session, a crash, another screen.
    case other
    /// Nothing yet: the question is what the next moment that may ask will meet.
    case next
  }
}
