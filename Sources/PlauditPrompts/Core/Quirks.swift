extension ReviewPrompt {
  /// How the bookkeeping of other people's code differs from Plaudit's. The presets that copy it
  /// need these; manifests do not know them.
  public struct Quirks: Sendable, Hashable, Codable {
    /// Whether an event counts only after the decision that it leads to.
    public var countsAfterDeciding = false
    /// Where the count of all events stops.
    public var countLimit: Int?
    /// What becomes of an event that may ask while a rest or a version forbids it.
    public var blockedEvents = BlockedEvents.count
    /// Whether every end of a session counts, though none began since the last.
    public var countsRepeatedSessionEnds = false
    /// What is looked at when the wait is over.
    public var afterWaiting = AfterWaiting.all
    /// What becomes of a request that no window can show.
    public var withoutScene = WithoutScene.wait
    /// Whether the rules are left out that Plaudit adds to every policy: three attempts in 365 days,
    /// ten seconds from the beginning of a session, one request at a time. Only the faithful presets
    /// are without.
    public internal(set) var isWithoutSafeguards = false

    /// None.
    public init() {}

    /// What becomes of an event that may ask while a rest or a version forbids it.
    public enum BlockedEvents: String, Sendable, Hashable, Codable {
      /// It counts.
      case count
      /// It does not count.
      case drop
      /// It takes all counts with it.
      case clear
    }

    /// What is looked at when the wait is over.
    public enum AfterWaiting: String, Sendable, Hashable, Codable {
      /// Every rule, once more.
      case all
      /// The screen only.
      case screen
      /// Nothing: the attempt was recorded when the wait began.
      case nothing
    }

    /// What becomes of a request that no window can show.
    public enum WithoutScene: String, Sendable, Hashable, Codable {
      /// Nothing is recorded: the next moment can ask.
      case wait
      /// It is made all the same.
      case ignore
      /// It is recorded all the same, and lost.
      case lose
      /// The event that led to it does not count either.
      case dropEvent
    }
  }
}
