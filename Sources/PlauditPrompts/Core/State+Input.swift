import Foundation

extension ReviewPrompt.State {
  /// Writes down what happened, but for the counts of events, whose time depends on the policy.
  mutating func note(
    _ input: ReviewPrompt.Input, at now: Date, under policy: ReviewPrompt.Policy,
    in clock: LocalClock
  ) {
    firstUse = firstUse ?? now
    switch input {
    case .event(let event), .count(let event):
      eventDates[event] = now
      noteDayOfUse(clock.day(of: now))
    case .sessionStart:
      sessionStart = now
      noteDayOfUse(clock.day(of: now))
    case .sessionEnd:
      if let start = sessionStart, policy.session.isReached(by: now.timeIntervalSince(start)) {
        sessions = sessions.adding(1)
      }
      if !policy.quirks.countsRepeatedSessionEnds { sessionStart = nil }
    case .crash: lastCrash = now
    case .openedReviewPage: lastReviewPage = now
    case .requestsOff: requestsOff = true
    case .requestsOn: requestsOff = false
    case .version, .screen: break
    }
  }

  /// A day earlier than the last is a journey to the west. Earlier still, the clock was wrong before:
  /// days count on from there, lest none counts until it has caught up.
  private mutating func noteDayOfUse(_ day: Int) {
    let last = lastDayOfUse ?? .min
    if day > last {
      daysOfUse = daysOfUse.adding(1)
      lastDayOfUse = day
    } else if day < last.adding(-1) {
      lastDayOfUse = day
    }
  }

  /// - Parameter limit: Where the count of all events stops.
  mutating func count(_ event: ReviewPrompt.Event, limit: Int?) {
    if let limit, countOfAllEvents >= limit { return }
    counts[event] = (counts[event] ?? 0).adding(1)
  }

  /// More attempts than three a year for as long as anybody keeps an app.
  private static let mostAttempts = 100

  mutating func record(
    _ attempt: ReviewPrompt.Attempt, in distribution: ReviewPrompt.Distribution,
    under policy: ReviewPrompt.Policy
  ) {
    if distribution == .debug {
      debugAttempts = (debugAttempts + [attempt]).suffix(Self.mostAttempts)
    } else {
      attempts = (attempts + [attempt]).suffix(Self.mostAttempts)
    }
    if policy.startsOver { counts = [:] }
  }
}
