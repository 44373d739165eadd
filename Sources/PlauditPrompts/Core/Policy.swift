extension ReviewPrompt {
  /// When to ask for a review.
  ///
  /// ```swift
  /// ReviewPrompt.Policy(
  ///   askAfter: [.finishedTask],
  ///   needs: [.count(.finishedTask, 10), .sessions(3), .daysOfUse(7)],
  ///   wait: 2, thenRest: .days(122), oncePer: .version, notAfter: [.crash: .days(7)])
  /// ```
  ///
  /// Whatever a policy says, there are at most three requests in 365 days, none in the first ten
  /// seconds of a session, none while another is on its way, none in TestFlight and none to people
  /// who switched them off.
  public struct Policy: Sendable, Hashable, Codable {
    /// The only moments that may ask. Other events just count.
    public var moments: Moments
    /// What must hold, all of it.
    public var rules: [Rule]
    /// How many seconds people must stay on the same screen before they are asked, a day at the
    /// most. Everything is decided again then.
    public var wait: Double
    /// How long a session must be to count.
    public var session = SessionLength()
    /// Whether the counts of events begin anew with each request, so that what led to one does not
    /// lead to the next.
    public var startsOver = false
    /// What only the faithful copies of other people's code need.
    public var quirks = Quirks()

    /// - Parameters:
    ///   - moments: The only moments that may ask.
    ///   - rules: What must hold, all of it.
    ///   - wait: Seconds on the same screen before people are asked.
    public init(moments: Moments, rules: [Rule], wait: Double) {
      self.moments = moments
      self.rules = rules
      self.wait = wait
    }

    /// A policy as manifests write it.
    ///
    /// - Parameters:
    ///   - askAfter: The only events that may ask.
    ///   - needs: What must have been done, all of it.
    ///   - wait: Seconds on the same screen before people are asked.
    ///   - thenRest: How long nothing is asked after a request.
    ///   - oncePer: At most one request in each of these.
    ///   - notAfter: How long nothing is asked after a crash, an event or a visit to the page to
    ///     write a review. After the latter it is 122 days unless this says otherwise.
    public init(
      askAfter: [Event], needs: [Rule], wait: Double = usualWait, thenRest: Period? = usualRest,
      oncePer: OncePer.Scope? = usualScope,
      notAfter: KeyValuePairs<Elapsed.Origin, Period> = [:]
    ) {
      self.init(
        askAfter: askAfter, needs: needs, wait: wait, thenRest: thenRest, oncePer: oncePer,
        quietAfter: notAfter.map { ($0.key, $0.value) })
    }

    /// What a policy waits that does not say how long: seconds.
    public static let usualWait = 2.0
    /// How long a policy rests after a request that does not say how long: a third of a year, since
    /// the system shows at most three prompts in one.
    public static let usualRest = Period.days(122)
    /// What sees one request in a policy that does not say.
    public static let usualScope = OncePer.Scope.version

    /// The same for origins that are known only at run time.
    package init(
      askAfter: [Event], needs: [Rule], wait: Double, thenRest: Period?, oncePer: OncePer.Scope?,
      quietAfter: [(origin: Elapsed.Origin, period: Period)]
    ) {
      var rules = needs
      if let thenRest { rules.append(.elapsed(Elapsed(thenRest, since: .lastAttempt))) }
      if let oncePer { rules.append(.oncePer(OncePer(oncePer))) }
      for (origin, period) in quietAfter {
        rules.append(.elapsed(Elapsed(period, since: origin)))
      }
      if !quietAfter.contains(where: { $0.origin == .reviewPage }) {
        rules.append(.reviewPageRest)
      }
      self.init(moments: .after(askAfter), rules: rules, wait: wait)
    }

    /// The moments that may ask.
    public enum Moments: Sendable, Hashable, Codable {
      /// These events.
      case after([Event])
      /// Every event.
      case afterAnyEvent
      /// The beginning of a session, against Apple's advice.
      case atLaunch

      func contain(_ moment: Moment) -> Bool {
        switch (self, moment) {
        case (_, .next): true
        case (.after(let events), .event(let event)): events.contains(event)
        case (.afterAnyEvent, .event), (.atLaunch, .launch): true
        default: false
        }
      }
    }

    /// How long a session must be to count.
    public struct SessionLength: Sendable, Hashable, Codable {
      /// Seconds.
      public var minimum: Double
      /// Whether a session of exactly ``minimum`` counts.
      public var isInclusive: Bool

      /// - Parameters:
      ///   - minimum: Seconds.
      ///   - isInclusive: Whether a session of exactly that length counts.
      public init(minimum: Double = 10, isInclusive: Bool = true) {
        self.minimum = minimum
        self.isInclusive = isInclusive
      }

      func isReached(by seconds: Double) -> Bool {
        isInclusive ? seconds >= minimum : seconds > minimum
      }
    }
  }
}
