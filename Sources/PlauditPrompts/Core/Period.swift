import Foundation

extension ReviewPrompt {
  /// A length of time, with how it is measured.
  public enum Period: Sendable, Hashable, Codable {
    /// Exactly so many seconds.
    case seconds(Double)
    /// So many times 86 400 seconds.
    case days(Int)
    /// Until the same time of day, so many days later, whatever summer time did meanwhile.
    case calendarDays(Int)
    /// Until so many midnights have passed: six days and a few minutes can be seven.
    case midnights(Int)

    static let secondsInDay = 86_400.0

    /// When the period ends that begins at `start`.
    func end(from start: Date, in clock: LocalClock) -> Date {
      switch self {
      case .seconds(let seconds): start + seconds
      case .days(let days): start + Double(days) * Self.secondsInDay
      case .calendarDays(let days):
        clock.date(local: clock.local(start) + Double(days) * Self.secondsInDay)
      case .midnights(let days): clock.midnight(of: clock.day(of: start).adding(days))
      }
    }

    /// The whole period, to be shown beside what has passed of it.
    var amount: Amount {
      switch self {
      case .seconds(let seconds): .seconds(seconds)
      case .days(let days), .calendarDays(let days), .midnights(let days): .days(days)
      }
    }

    /// What has passed since `start`: nothing where that lies in the future.
    func amount(from start: Date, to now: Date, in clock: LocalClock) -> Amount {
      let seconds = max(0, now.timeIntervalSince(start))
      return switch self {
      case .seconds: .seconds(seconds)
      case .days: .days(Int(clamping: seconds / Self.secondsInDay))
      case .calendarDays:
        .days(Int(clamping: max(0, clock.local(now) - clock.local(start)) / Self.secondsInDay))
      case .midnights: .days(max(0, clock.day(of: now).adding(-clock.day(of: start))))
      }
    }
  }
}
