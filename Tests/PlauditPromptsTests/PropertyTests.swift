import Foundation
import PlauditPrompts
import TestSupport
import Testing

/// What holds for every policy and every log.
struct PropertyTests {
  private struct Ask {
    let date: Date
    let version: Version
  }

  /// The requests that a random policy makes in a random log, with a clock that may be set back.
  private static func asks(
    _ policy: Policy, using prompts: inout RandomPrompts, setsClockBack: Bool
  ) -> [Ask] {
    let context = Context(
      version: Version("1.0+1"), distribution: .appStore, conditions: ["yes": true, "no": false],
      timeZone: prompts.pick(RandomPrompts.zones))
    var replay = ReviewPrompt.Replay(policy, context: context)
    var now = start
    for _ in 0..<150 {
      let hours = Double(prompts.number(0...400))
      now += prompts.chance(0.3) ? hours : hours * 3_600
      if setsClockBack, prompts.chance(0.05) { now -= 300 * day }
      replay.feed(prompts.input(), at: now)
    }
    replay.finish()
    let decided = replay.results.count { $0.decision.outcome == .ask }
    let attempts = replay.state.attempts.count
    #expect(policy.quirks.afterWaiting == .nothing ? decided <= attempts : decided == attempts)
    return replay.state.attempts.map { Ask(date: $0.date, version: $0.version) }
  }

  @Test(arguments: [false, true])
  func neverMoreThanThreeTimesIn365Days(setsClockBack: Bool) {
    var prompts = RandomPrompts(seed: 1)
    var most = 0
    for _ in 0..<400 {
      let policy = prompts.policy()
      let asks = Self.asks(policy, using: &prompts, setsClockBack: setsClockBack)
      for ask in asks {
        let within = asks.count { (0..<365 * day).contains($0.date.timeIntervalSince(ask.date)) }
        most = max(most, within)
        #expect(within <= 3, "\(policy)")
      }
    }
    #expect(most == 3)
  }

  @Test func neverTwiceInAVersion() {
    var prompts = RandomPrompts(seed: 2)
    var total = 0
    for _ in 0..<400 {
      var policy = prompts.policy()
      policy.rules.append(.oncePer(ReviewPrompt.OncePer(.version)))
      let versions = Self.asks(policy, using: &prompts, setsClockBack: true).map(\.version.short)
      #expect(Set(versions).count == versions.count, "\(policy)")
      total += versions.count
    }
    #expect(total > 400)
  }

  @Test func timeNeverMakesAPassedCooldownFail() {
    var prompts = RandomPrompts(seed: 3)
    var passed = 0
    for _ in 0..<20_000 {
      let rule = Rule.elapsed(prompts.elapsed())
      let state = prompts.state()
      let context = prompts.context()
      let now = prompts.date()
      let later = now + Double(prompts.number(0...2_000_000)) / 8
      guard verdict(rule, state, at: now, in: context)?.finding.passes == true else { continue }
      passed += 1
      // The first use counts as now where it is not known, so time alone changes nothing then.
      #expect(verdict(rule, state, at: later, in: context)?.finding.passes == true, "\(rule)")
    }
    #expect(passed > 5_000)
  }

  @Test func theEarliestTimeIsTheFirstOneAtWhichACooldownPasses() throws {
    var prompts = RandomPrompts(seed: 4)
    var failed = 0
    for _ in 0..<20_000 {
      var elapsed = prompts.elapsed()
      elapsed.origin = prompts.pick([.lastAttempt, .crash, .event(RandomPrompts.events[0])])
      let rule = prompts.chance(0.5) ? Rule.elapsed(elapsed) : .attempts(.apple)
      let (state, context, now) = (prompts.state(), prompts.context(), prompts.date())
      let finding = try #require(verdict(rule, state, at: now, in: context)?.finding)
      guard !finding.passes else { continue }
      failed += 1
      let earliest = try #require(finding.earliest)
      #expect(earliest > now)
      #expect(verdict(rule, state, at: earliest, in: context)?.finding.passes == true, "\(rule)")
      let before = max(now, earliest - 0.01)
      #expect(verdict(rule, state, at: before, in: context)?.finding.passes == false, "\(rule)")
    }
    #expect(failed > 3_000)
  }

  @Test func theOutcomeIsWhatTheVerdictsSay() {
    var prompts = RandomPrompts(seed: 5)
    var outcomes: [Outcome: Int] = [:]
    for _ in 0..<20_000 {
      let (policy, state, context) = (prompts.policy(), prompts.state(), prompts.context())
      let now = prompts.date()
      let decision = ReviewPrompt.decide(policy, state, at: now, in: context)
      let outcome = ReviewPrompt.outcome(policy, state, at: now, in: context)
      let findings = decision.verdicts.map(\.finding)
      #expect(decision.outcome == outcome)
      #expect((outcome == .ask) == findings.allSatisfy(\.passes))
      #expect((outcome == .never) == findings.contains(where: \.isFinal))
      #expect((outcome == .ask) == (decision.reason == nil))
      outcomes[outcome, default: 0] += 1
    }
    for outcome in Outcome.allCases { #expect(outcomes[outcome, default: 0] > 500) }
  }

  @Test func combinedRulesAgreeWithTheirParts() {
    var prompts = RandomPrompts(seed: 6)
    func check(_ verdict: ReviewPrompt.Verdict) {
      let parts = verdict.parts.map(\.finding.passes)
      switch verdict.rule {
      case .all: #expect(verdict.finding.passes == parts.allSatisfy { $0 })
      case .any: #expect(verdict.finding.passes == parts.contains(true))
      case .not: #expect(verdict.finding.passes == (parts == [false]))
      default: #expect(parts.isEmpty)
      }
      verdict.parts.forEach(check)
    }
    for _ in 0..<5_000 {
      let rule = prompts.rule()
      let (state, context, now) = (prompts.state(), prompts.context(), prompts.date())
      verdict(rule, state, at: now, in: context).map(check)
    }
  }

  @Test func jsonRoundTrip() throws {
    var prompts = RandomPrompts(seed: 7)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    for _ in 0..<2_000 {
      let (policy, state) = (prompts.policy(), prompts.state())
      #expect(try decoder.decode(Policy.self, from: encoder.encode(policy)) == policy)
      #expect(try State(stored: state.stored()) == state)
      let decision = ReviewPrompt.decide(policy, state, at: prompts.date(), in: prompts.context())
      #expect(
        try decoder.decode(ReviewPrompt.Decision.self, from: encoder.encode(decision)) == decision)
    }
    for preset in ReviewPrompt.Preset.allCases {
      #expect(try decoder.decode(Policy.self, from: encoder.encode(preset.policy)) == preset.policy)
    }
  }

  @Test func theKeeperDecidesAsTheReplayDoes() async {
    var prompts = RandomPrompts(seed: 8)
    for _ in 0..<60 {
      var policy = prompts.policy()
      policy.wait = 0
      let app = TestApp()
      app.context.conditions = ["yes": true, "no": false]
      let keeper = app.keeper(policy)
      var replay = ReviewPrompt.Replay(policy, context: app.context)
      for _ in 0..<60 {
        let input = prompts.input()
        // What an app notices by itself, a log must say.
        switch input {
        case .version(let version): app.context.version = version
        case .event, .count, .sessionStart, .screen: app.context.hasScene = true
        case .sessionEnd: app.context.hasScene = false
        default: break
        }
        app.now += Double(prompts.number(0...1_000_000))
        replay.feed(input, at: app.now)
        #expect(await keeper.receive(input) == replay.results.last?.decision)
      }
      #expect(await keeper.state() == replay.state)
    }
  }

  /// Numbers at the ends of what there is, and dates outside all calendars.
  @Test func nothingOverflows() {
    let dates = [-1e300, -1e15, -63_114_076_800, 0, 1e11, 1e15, 1e300, .infinity, .nan]
      .map(Date.init(timeIntervalSinceReferenceDate:))
    let periods: [ReviewPrompt.Period] = [
      .days(.max), .days(.min), .calendarDays(.max), .midnights(.max), .midnights(.min),
      .seconds(.infinity), .seconds(.nan), .seconds(-1e300),
    ]
    var state = State()
    state.counts = [.finishedTask: .max, .sharedResult: .min]
    state.sessions = .max
    state.daysOfUse = .min
    for date in dates {
      state.attempts = [Attempt(date: date, version: Version(""))]
      state.lastDayOfUse = date.timeIntervalSinceReferenceDate > 0 ? .max : .min
      for now in dates {
        for period in periods {
          let policy = Policy(
            askAfter: [.finishedTask], needs: [.count(.finishedTask, .min), .daysOfUse(.max)],
            wait: 1e300, thenRest: period)
          let decision = ReviewPrompt.decide(policy, state, at: now, in: .sample())
          #expect(!decision.explanation.isEmpty)
        }
        var replay = ReviewPrompt.Replay(.taskThreshold, state: state)
        for input in [.sessionStart, .event(.finishedTask), .sessionEnd] as [ReviewPrompt.Input] {
          replay.feed(input, at: now)
        }
        replay.finish()
      }
    }
  }
}
