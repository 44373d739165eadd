import Foundation
import PlauditPrompts
import Testing

/// What follows a request, a crash, and the rules that no policy can lift.
struct CooldownTests {
  private static func state(_ attempts: (Double, String)...) -> State {
    var state = State()
    state.attempts = attempts.map { Attempt(date: start + $0.0 * day, version: Version($0.1)) }
    return state
  }

  private static let rest = Rule.elapsed(ReviewPrompt.Elapsed(.days(122), since: .lastAttempt))

  @Test func restIsOverAfterExactlySoLong() {
    let state = Self.state((0, "1"))
    #expect(outcome(Self.rest, State()) == .ask)
    #expect(outcome(Self.rest, state, at: start + 122 * day - 1) == .notNow)
    #expect(outcome(Self.rest, state, at: start + 122 * day) == .ask)
    let finding = verdict(Self.rest, state, at: start + 30.5 * day)?.finding
    #expect(finding?.have == .days(30))
    #expect(finding?.earliest == start + 122 * day)
  }

  @Test func aDateInTheFutureCountsAsNow() {
    let state = Self.state((10, "1"))
    let finding = verdict(Self.rest, state)?.finding
    #expect(finding?.passes == false)
    #expect(finding?.have == .days(0))
    #expect(finding?.earliest == start + 132 * day)
    let absolute = ReviewPrompt.Elapsed(.days(10), since: .lastAttempt, isAbsolute: true)
    #expect(outcome(.elapsed(absolute), state) == .ask)
    #expect(outcome(.elapsed(absolute), state, at: start + 1) == .notNow)
  }

  @Test func daysAreMeasuredInThreeWays() throws {
    // On 29 March 2026 Berlin's clocks skip an hour at two in the morning.
    var context = Context.sample()
    context.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let evening = Date(timeIntervalSince1970: 1_774_735_200)  // 28 March, 23:00
    var state = State()
    state.attempts = [Attempt(date: evening, version: Version("1"))]
    func end(_ period: ReviewPrompt.Period) -> Date? {
      let rule = Rule.elapsed(ReviewPrompt.Elapsed(period, since: .lastAttempt))
      return verdict(rule, state, at: evening, in: context)?.finding.earliest
    }
    #expect(end(.days(1)) == evening + day)
    #expect(end(.calendarDays(1)) == evening + day - 3_600)
    #expect(end(.midnights(1)) == evening + 3_600)
    #expect(end(.midnights(2)) == evening + day)
    #expect(end(.seconds(5)) == evening + 5)
  }

  @Test func oncePerVersionBuildOrInstallation() {
    let state = Self.state((-400, "1.0+1"), (-300, "1.1+1"))
    func after(_ scope: ReviewPrompt.OncePer.Scope, _ version: String) -> Outcome {
      outcome(.oncePer(ReviewPrompt.OncePer(scope)), state, in: .sample(version: version))
    }
    #expect(after(.version, "1.1+2") == .notNow)
    #expect(after(.version, "1.0+2") == .notNow)
    #expect(after(.version, "1.2+1") == .ask)
    #expect(after(.build, "1.1+1") == .notNow)
    #expect(after(.build, "1.1+2") == .ask)
    #expect(after(.install, "9.0+9") == .never)
    #expect(outcome(.oncePer(ReviewPrompt.OncePer(.install)), State()) == .ask)
  }

  @Test func aVersionThatTheBundleDoesNotTell() {
    func after(_ attempt: String, _ unknown: ReviewPrompt.OncePer.Unknown) -> Outcome {
      let rule = ReviewPrompt.OncePer(.version, unknown: unknown)
      return outcome(.oncePer(rule), Self.state((-400, attempt)), in: .sample(version: ""))
    }
    #expect(after("", .isOneVersion) == .notNow)
    #expect(after("1.0.0", .isOneVersion) == .ask)
    #expect(after("1.0.0", .standsFor("1.0.0")) == .notNow)
    #expect(after("1.0.0", .isRefused) == .notNow)
  }

  @Test func threeAttemptsIn365Days() {
    let state = Self.state((0, "1"), (100, "2"), (200, "3"))
    let policy = Policy(moments: .afterAnyEvent, rules: [], wait: 0)
    func decide(_ days: Double) -> ReviewPrompt.Decision {
      ReviewPrompt.decide(policy, state, at: start + days * day, in: .sample())
    }
    #expect(decide(364.9).outcome == .notNow)
    #expect(decide(364.9).reason?.finding.earliest == start + 365 * day)
    #expect(decide(365).outcome == .ask)
    #expect(decide(-50).outcome == .notNow, "attempts of the future count")
  }

  @Test func moreAttemptsThanAllowedEndOneAfterTheOther() {
    let state = Self.state((0, "1"), (1, "1"), (2, "1"), (3, "1"))
    let rule = Rule.attempts(.apple)
    #expect(verdict(rule, state)?.finding.earliest == start + 366 * day)
    #expect(outcome(rule, state, at: start + 366 * day - 1) == .notNow)
    #expect(outcome(rule, state, at: start + 366 * day) == .ask)
  }

  @Test func debugAttemptsAreKeptApart() {
    var state = Self.state((0, "1"), (1, "2"), (2, "3"))
    var context = Context.sample()
    #expect(outcome(.attempts(.apple), state, at: start + 3 * day, in: context) == .notNow)
    context.distribution = .debug
    #expect(outcome(.attempts(.apple), state, at: start + 3 * day, in: context) == .ask)
    state.debugAttempts = state.attempts
    #expect(outcome(.attempts(.apple), state, at: start + 3 * day, in: context) == .notNow)
  }

  @Test func quietTimes() {
    var state = State()
    state.lastCrash = start
    state.eventDates = [.sharedResult: start]
    state.lastReviewPage = start
    for origin in [ReviewPrompt.Elapsed.Origin.crash, .event(.sharedResult), .reviewPage] {
      let rule = Rule.elapsed(ReviewPrompt.Elapsed(.days(7), since: origin))
      #expect(outcome(rule, State()) == .ask)
      #expect(outcome(rule, state, at: start + 7 * day - 1) == .notNow)
      #expect(outcome(rule, state, at: start + 7 * day) == .ask)
    }
  }

  @Test func standingRules() {
    func changed(_ change: (inout State, inout Context) -> Void) -> Outcome {
      var state = State()
      var context = Context.sample()
      change(&state, &context)
      return outcome(.all([]), state, in: context)
    }
    #expect(changed { _, _ in } == .ask)
    #expect(changed { state, _ in state.requestsOff = true } == .never)
    #expect(changed { state, _ in state.sessionStart = start - 9.9 } == .notNow)
    #expect(changed { state, _ in state.sessionStart = start - 10 } == .ask)
    #expect(changed { _, context in context.neverAsks = true } == .never)
    #expect(changed { _, context in context.distribution = .testFlight } == .notNow)
    #expect(changed { _, context in context.distribution = .unknown } == .ask)
    #expect(changed { _, context in context.isRequestInFlight = true } == .notNow)
    #expect(changed { _, context in context.hasScene = false } == .notNow)
    #expect(changed { _, context in context.hasMoved = true } == .notNow)
    #expect(changed { _, context in context.moment = .other } == .notNow)
    #expect(changed { _, context in context.moment = .launch } == .notNow)
    #expect(changed { _, context in context.moment = .next } == .ask)
  }
}
