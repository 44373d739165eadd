import Foundation

/// The time on the wall. It needs no `Calendar`: days are the same length of the clock's face in all
/// of them, and this allocates nothing.
struct LocalClock {
  let timeZone: TimeZone

  /// Further from 2001 than any date that is meant, and near enough for whole numbers.
  private static let limit = 1e11

  /// Seconds on the wall's clock since it showed the beginning of 2001.
  func local(_ date: Date) -> Double {
    let seconds = Self.bounded(date.timeIntervalSinceReferenceDate)
    return seconds
      + Double(timeZone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: seconds)))
  }

  /// When the wall's clock shows `local`. Where it shows that twice, or never, one of the two hours
  /// is taken.
  func date(local: Double) -> Date {
    let local = Self.bounded(local)
    let guess = Date(timeIntervalSinceReferenceDate: local)
    let near = guess - Double(timeZone.secondsFromGMT(for: guess))
    return guess - Double(timeZone.secondsFromGMT(for: near))
  }

  /// The number of the day, from 0 for the first of January 2001.
  func day(of date: Date) -> Int {
    Int(clamping: (local(date) / Period.secondsInDay).rounded(.down))
  }

  /// When a day begins.
  func midnight(of day: Int) -> Date {
    date(local: Double(day) * Period.secondsInDay)
  }

  private typealias Period = ReviewPrompt.Period

  private static func bounded(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, -limit), limit)
  }
}

extension Int {
  /// The whole part, or the nearest number that there is.
  init(clamping value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
  }

  /// The sum, or the nearest number that there is.
  func adding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
