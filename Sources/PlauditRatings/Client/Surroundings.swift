public import Foundation

extension RatingsLookup {
  /// The clock, the waiting and the chance that a lookup needs. Tests give it others.
  public struct Surroundings: Sendable {
    /// The time of day, for ages and dates.
    public var now: @Sendable () -> Date = { Date() }
    /// Seconds since some moment, which no change of the clock disturbs, for waits.
    public var uptime: @Sendable () -> Double = { Self.secondsSinceStart }
    /// Waits until ``uptime`` has come so far; throws when it is cut short.
    public var sleep: @Sendable (_ uptime: Double) async throws -> Void = { uptime in
      let seconds = uptime - Self.secondsSinceStart
      if seconds > 0 { try await Task.sleep(for: .seconds(seconds)) }
      try Task.checkCancellation()
    }
    /// A number from 0 to 1, so that many devices do not come back at the same moment.
    public var random: @Sendable () -> Double = { Double.random(in: 0...1) }

    /// Those of the device.
    public init() {}

    private static let start = ContinuousClock.now

    // Not the system's uptime, for which an app must give Apple a reason.
    private static var secondsSinceStart: Double {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return Double(seconds) + Double(attoseconds) / 1e18
    }
  }

  /// How long to wait and how often to try.
  public struct Patience: Sendable, Hashable {
    /// How many seconds a lookup takes at most, all tries and waits together.
    public var seconds: Double
    /// How many seconds one request takes at most.
    public var secondsForRequest: Double
    /// How many requests a lookup makes at most.
    public var tries: Int

    /// - Parameters:
    ///   - seconds: How many seconds a lookup takes at most, all tries and waits together.
    ///   - secondsForRequest: How many seconds one request takes at most.
    ///   - tries: How many requests a lookup makes at most.
    public init(seconds: Double = 20, secondsForRequest: Double = 10, tries: Int = 3) {
      self.seconds = seconds
      self.secondsForRequest = secondsForRequest
      self.tries = tries
    }
  }
}
