import Foundation

extension ReviewPrompt {
  /// At most so many attempts in a rolling time. Attempts with a date in the future are within it.
  public struct AttemptLimit: Sendable, Hashable, Codable {
    /// How many attempts there may be.
    public var limit: Int
    /// In how many days of 86 400 seconds.
    public var days: Int

    /// - Parameters:
    ///   - limit: How many attempts there may be.
    ///   - days: In how many days of 86 400 seconds.
    public init(_ limit: Int, inDays days: Int) {
      self.limit = limit
      self.days = days
    }

    /// Apple's: the system shows three prompts in 365 days.
    public static let apple = AttemptLimit(3, inDays: 365)

    func finding(on subject: Subject) -> Finding {
      let attempts = subject.state.attempts(in: subject.context.distribution)
      let window = Double(days) * Period.secondsInDay
      let recent = attempts.count { subject.now < $0.date + window }
      return Finding(
        recent < limit, have: .count(recent), need: .words("fewer than \(limit) in \(days) days"),
        earliest: recent < limit ? nil : ending(of: attempts, window: window))
    }

    /// When so many attempts are old enough that fewer than ``limit`` are left.
    private func ending(of attempts: [Attempt], window: Double) -> Date? {
      var earliest: Date?
      for attempt in attempts {
        let later = attempts.count { $0.date > attempt.date }
        guard later < limit else { continue }
        earliest = min(attempt.date + window, earliest ?? attempt.date + window)
      }
      return earliest
    }
  }
}
