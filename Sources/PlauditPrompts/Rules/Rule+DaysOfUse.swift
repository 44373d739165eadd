import Foundation

extension ReviewPrompt.Rule {
  static func judgement(ofDaysOfUse need: Int, on subject: Subject) -> Judgement {
    let have = subject.state.daysOfUse
    return Judgement(
      have >= need, earliest: earliestDayOfUse(have: have, need: need, on: subject))
  }

  /// The beginning of the day that would be the last one needed, if the app was used every day from
  /// now on. `nil` where that is today.
  private static func earliestDayOfUse(have: Int, need: Int, on subject: Subject) -> Date? {
    guard have < need else { return nil }
    let today = subject.clock.day(of: subject.now)
    let isTodayCounted = subject.state.lastDayOfUse == today
    let missing = need.adding(-max(0, have))
    let day = today.adding(isTodayCounted ? missing : missing - 1)
    return day > today ? subject.clock.midnight(of: day) : nil
  }
}
