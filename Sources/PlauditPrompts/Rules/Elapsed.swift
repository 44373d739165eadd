import Foundation

extension ReviewPrompt {
  /// Enough time since something. The clock going backwards never lets a request through: a date in
  /// the future counts as now.
  public struct Elapsed: Sendable, Hashable, Codable {
    /// How long it must be ago.
    public var period: Period
    /// What it is counted from.
    public var origin: Origin
    /// Whether a date that lies as far in the future will do, too.
    public var isAbsolute: Bool

    /// - Parameters:
    ///   - period: How long it must be ago.
    ///   - origin: What it is counted from.
    ///   - isAbsolute: Whether a date that lies as far in the future will do, too.
    public init(_ period: Period, since origin: Origin, isAbsolute: Bool = false) {
      self.period = period
      self.origin = origin
      self.isAbsolute = isAbsolute
    }

    /// What time is counted from. Where it has not happened, the rule passes; only the first use,
    /// where it is not known, counts as now.
    public enum Origin: Sendable, Hashable, Codable {
      /// The first use of the app.
      case firstUse
      /// The last request.
      case lastAttempt
      /// The last crash.
      case crash
      /// The last visit to the page to write a review.
      case reviewPage
      /// The beginning of the session.
      case sessionStart
      /// The last time of an event.
      indirect case event(Event)
    }

    var name: String {
      switch origin {
      case .firstUse: "days-since-first-use"
      case .lastAttempt: "then-rest"
      case .crash: "not-after crash"
      case .reviewPage: "not-after opened-review-page"
      case .sessionStart: "session-start"
      case .event(let event): "not-after \(event.rawValue)"
      }
    }

    func judgement(on subject: Subject) -> Judgement {
      guard let start = date(in: subject) else { return Judgement(true) }
      let clock = subject.clock
      let end = period.end(from: start, in: clock)
      let passes =
        subject.now >= end || isAbsolute && start >= period.end(from: subject.now, in: clock)
      return Judgement(passes, earliest: end)
    }

    func amounts(on subject: Subject) -> Amounts {
      let have = date(in: subject)
        .map { period.amount(from: $0, to: subject.now, in: subject.clock) }
      return Amounts(have: have ?? .words("never"), need: period.amount)
    }

    private func date(in subject: Subject) -> Date? {
      switch origin {
      case .firstUse: subject.state.firstUse ?? subject.now
      case .lastAttempt: subject.attempts.last?.date
      case .crash: subject.state.lastCrash
      case .reviewPage: subject.state.lastReviewPage
      case .sessionStart: subject.state.sessionStart
      case .event(let event): subject.state.eventDates[event]
      }
    }
  }
}

extension ReviewPrompt.Rule {
  /// So many days since the first use of the app, of 86 400 seconds each.
  public static func daysSinceFirstUse(_ days: Int) -> Self {
    .elapsed(ReviewPrompt.Elapsed(.days(days), since: .firstUse))
  }

  /// Whoever opened the page to write a review is left alone as long as after a request.
  static let reviewPageRest = elapsed(ReviewPrompt.Elapsed(.days(122), since: .reviewPage))
}
