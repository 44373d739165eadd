import Foundation
import PlauditPrompts
import TestSupport

/// Policies, states and logs that nobody would write.
struct RandomPrompts {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  static let events = ["finished-task", "shared-result", "a", "b"].map(Event.init(_:))
  static let zones = ["GMT", "Europe/Berlin", "America/Havana", "Asia/Kathmandu", "Pacific/Apia"]
    .compactMap(TimeZone.init(identifier:))

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func period() -> ReviewPrompt.Period {
    switch number(0...3) {
    case 0: .seconds(Double(number(0...400_000)) / 4)
    case 1: .days(number(0...200))
    case 2: .calendarDays(number(0...200))
    default: .midnights(number(0...200))
    }
  }

  mutating func elapsed() -> ReviewPrompt.Elapsed {
    let origins: [ReviewPrompt.Elapsed.Origin] = [
      .firstUse, .lastAttempt, .crash, .reviewPage, .sessionStart, .event(pick(Self.events)),
    ]
    return ReviewPrompt.Elapsed(period(), since: pick(origins))
  }

  mutating func rule(depth: Int = 3) -> Rule {
    switch number(0...(depth > 0 ? 9 : 6)) {
    case 0: .count(pick(Self.events), number(0...4))
    case 1: .countOfAllEvents(number(0...8))
    case 2: .sessions(number(0...3))
    case 3: .daysOfUse(number(0...5))
    case 4: .elapsed(elapsed())
    case 5: .oncePer(ReviewPrompt.OncePer(pick(ReviewPrompt.OncePer.Scope.allCases)))
    case 6: .custom(pick(["yes", "no", "unknown"]))
    case 7: .not(rule(depth: depth - 1))
    case 8: .all(rules(0...3, depth: depth - 1))
    default: .any(rules(1...3, depth: depth - 1))
    }
  }

  mutating func rules(_ count: ClosedRange<Int>, depth: Int = 3) -> [Rule] {
    (0..<number(count)).map { _ in rule(depth: depth) }
  }

  /// Most have few rules, so that they ask at all.
  mutating func policy() -> Policy {
    var policy = Policy(
      moments: chance(0.5) ? .afterAnyEvent : chance(0.2) ? .atLaunch : .after([pick(Self.events)]),
      rules: rules(0...3), wait: pick([0, 0, 2, 600]))
    policy.startsOver = chance(0.3)
    policy.session.isInclusive = chance(0.5)
    policy.quirks.blockedEvents = pick([.count, .count, .drop, .clear])
    policy.quirks.countsAfterDeciding = chance(0.2)
    policy.quirks.afterWaiting = pick([.all, .all, .screen, .nothing])
    return policy
  }

  mutating func input() -> ReviewPrompt.Input {
    switch number(0...19) {
    case 0...10: .event(pick(Self.events))
    case 11: .count(pick(Self.events))
    case 12, 13: .sessionStart
    case 14: .sessionEnd
    case 15: .version(Version("\(number(1...9)).0+\(number(1...3))"))
    case 16: .screen(pick(["list", "editor"]))
    case 17: chance(0.3) ? .crash : .requestsOn
    case 18: chance(0.3) ? .openedReviewPage : .requestsOn
    default: chance(0.2) ? .requestsOff : .requestsOn
    }
  }

  mutating func state() -> State {
    var state = State()
    for event in Self.events where chance(0.5) {
      state.counts[event] = number(0...10)
      state.eventDates[event] = date()
    }
    if chance(0.7) { state.firstUse = date() }
    if chance(0.5) { state.sessionStart = date() }
    if chance(0.3) { state.lastCrash = date() }
    if chance(0.3) { state.lastReviewPage = date() }
    state.sessions = number(0...5)
    state.daysOfUse = number(0...9)
    state.lastDayOfUse = chance(0.5) ? number(9_000...10_000) : nil
    state.requestsOff = chance(0.1)
    state.attempts = (0..<number(0...4)).map { _ in
      Attempt(date: date(), version: Version("\(number(1...9)).0+1"))
    }
    state.debugAttempts = state.attempts.dropLast()
    return state
  }

  /// Within two years of the start, with parts of a second.
  mutating func date() -> Date { start + Double.random(in: -365...365, using: &random) * day }

  mutating func context() -> Context {
    var context = Context(
      moment: pick([.next, .launch, .other, .event(pick(Self.events))]),
      version: Version("\(number(1...9)).0+1"),
      distribution: pick(ReviewPrompt.Distribution.allCases),
      conditions: ["yes": true, "no": false], timeZone: pick(Self.zones))
    context.hasScene = chance(0.9)
    context.isRequestInFlight = chance(0.1)
    context.neverAsks = chance(0.05)
    return context
  }
}
