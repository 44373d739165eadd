import Foundation
import PlauditPrompts

/// Makes up what somebody does with an app. The numbers are guesses at a utility that people like.
struct TypicalUser {
  private let sessionsPerDay: Double
  private let events: [ReviewPrompt.Event]
  private var random: SplitMix64
  private var rows: [EventLog.Row] = []

  static let secondsInDay = 86_400.0
  /// When all simulations begin: with the year 2026.
  static let start = Date(timeIntervalSinceReferenceDate: 9131 * secondsInDay)

  private static let daysPerVersion = 30
  private static let wakingHours = 7.0..<23
  private static let meanSession = 240.0
  private static let eventsPerSession = 2.0
  private static let chanceToMove = 0.3
  private static let chanceOfCrash = 0.005
  private static let chanceOfReviewPage = 0.002
  private static let screens = ["home", "list", "detail"]

  /// - Parameters:
  ///   - sessionsPerDay: On average.
  ///   - events: What one can do in the app.
  init(sessionsPerDay: Double, events: [ReviewPrompt.Event], seed: UInt64) {
    self.sessionsPerDay = sessionsPerDay
    self.events = events
    random = SplitMix64(seed: seed)
  }

  /// In order of time.
  static func log(
    days: Int, sessionsPerDay: Double, events: [ReviewPrompt.Event], seed: UInt64
  ) -> [EventLog.Row] {
    var user = Self(sessionsPerDay: sessionsPerDay, events: events, seed: seed)
    for day in 0..<days { user.live(day) }
    return user.rows
  }

  private mutating func live(_ day: Int) {
    let midnight = Self.start + Double(day) * Self.secondsInDay
    if day.isMultiple(of: Self.daysPerVersion) {
      let number = day / Self.daysPerVersion
      add(
        .version(ReviewPrompt.Version(short: "1.\(number)", build: "\(number + 1)")), at: midnight)
    }
    let (wakes, sleeps) = (Self.wakingHours.lowerBound, Self.wakingHours.upperBound)
    let hours = (0..<random.occurrences(mean: sessionsPerDay))
      .map { _ in wakes + random.fraction() * (sleeps - wakes) }.sorted()
    for (hour, next) in zip(hours, hours.dropFirst() + [24]) {
      use(from: midnight + hour * 3600, before: midnight + next * 3600)
    }
  }

  /// A session: it ends before the next one begins.
  private mutating func use(from start: Date, before next: Date) {
    let length = min(random.interval(mean: Self.meanSession), next.timeIntervalSince(start))
    add(.sessionStart, at: start)
    add(.screen(screen()), at: start)
    let moments = (0..<random.occurrences(mean: Self.eventsPerSession))
      .map { _ in random.fraction() * length }.sorted()
    for (moment, end) in zip(moments, moments.dropFirst() + [length]) {
      guard let event = events.randomElement(using: &random) else { break }
      add(.event(event), at: start + moment)
      if random.chance(of: Self.chanceToMove) {
        add(.screen(screen()), at: start + moment + random.fraction() * (end - moment))
      }
    }
    if random.chance(of: Self.chanceOfReviewPage) { add(.openedReviewPage, at: start + length) }
    if random.chance(of: Self.chanceOfCrash) { add(.crash, at: start + length) }
    add(.sessionEnd, at: start + length)
  }

  private mutating func screen() -> String {
    Self.screens.randomElement(using: &random) ?? ""
  }

  /// Whole seconds are easier to read.
  private mutating func add(_ input: ReviewPrompt.Input, at time: Date) {
    let second = time.timeIntervalSinceReferenceDate.rounded(.down)
    rows.append(EventLog.Row(time: Date(timeIntervalSinceReferenceDate: second), input: input))
  }
}
