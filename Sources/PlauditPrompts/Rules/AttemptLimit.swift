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

    var name: String { "attempts left in \(days) days" }

    private var window: Double { Double(days) * Period.secondsInDay }

    /// How many more there may be now; negative where there were too many.
    func left(on subject: Subject) -> Int {
      limit.adding(-subject.attempts.count { subject.now < $0.date + window })
    }

    func judgement(on subject: Subject) -> Judgement {
      left(on: subject) > 0 ? Judgement(true) : Judgement(false, earliest: ending(on: subject))
    }

    /// When so many attempts are old enough that fewer than ``limit`` are left.
    private func ending(on subject: Subject) -> Date? {
      let attempts = subject.attempts
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
