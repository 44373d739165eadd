public import Foundation

extension ReviewPrompt {
  /// What happened so far: all that is stored.
  ///
  /// Dates are as the device's clock told them, and none is changed afterwards. One that lies in the
  /// future, since the clock was set back, counts as now: no time has passed since.
  public struct State: Sendable, Hashable, Codable {
    /// When the app was first used, or bought where StoreKit knows that.
    public var firstUse: Date?
    /// How often each event happened.
    public var counts: [Event: Int] = [:]
    /// When each event happened last.
    public var eventDates: [Event: Date] = [:]
    /// How many sessions were long enough.
    public var sessions = 0
    /// When the session began that is under way.
    public var sessionStart: Date?
    /// On how many days the app was used, by the device's calendar.
    public var daysOfUse = 0
    /// The last of these days, counted from the first of January 2001.
    public var lastDayOfUse: Int?
    /// When the app last crashed.
    public var lastCrash: Date?
    /// When the person last opened the page to write a review.
    public var lastReviewPage: Date?
    /// Whether the person switched requests off in the app's own settings.
    public var requestsOff = false
    /// All requests but those of debug builds, in the order in which they were made.
    public var attempts: [Attempt] = []
    /// The requests of debug builds.
    public var debugAttempts: [Attempt] = []
    /// The names of what was imported from other libraries, so that it is done once.
    public var imported: Set<String> = []

    /// Nothing has happened yet.
    public init() {}

    /// The requests that count for a copy of the app: debug builds see only their own.
    public func attempts(in distribution: Distribution) -> [Attempt] {
      distribution == .debug ? debugAttempts : attempts
    }
  }
}
