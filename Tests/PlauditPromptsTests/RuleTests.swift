import Foundation
import PlauditPrompts
import Testing

struct RuleTests {
  @Test func anEventMustHaveHappenedOftenEnough() {
    var state = State()
    let rule = Rule.count(.finishedTask, 2)
    #expect(outcome(rule, state) == .notNow)
    state.counts = [.finishedTask: 1, .sharedResult: 5]
    #expect(outcome(rule, state) == .notNow)
    state.counts = [.finishedTask: 2]
    #expect(outcome(rule, state) == .ask)
    state.counts = [.finishedTask: 3]
    #expect(outcome(rule, state) == .ask)
  }

  @Test func allEventsCountTogetherWithoutOverflowing() {
    var state = State()
    state.counts = [.finishedTask: 1, .sharedResult: 1]
    #expect(outcome(.countOfAllEvents(3), state) == .notNow)
    #expect(outcome(.countOfAllEvents(2), state) == .ask)
    state.counts = [.finishedTask: .max, .sharedResult: .max]
    #expect(outcome(.countOfAllEvents(.max), state) == .ask)
  }

  @Test func anExactCountPassesOnceAtItsOwnEvent() {
    let rule = Rule.eventCount(ReviewPrompt.EventCount(.finishedTask, 2, isExact: true))
    var state = State()
    for (count, expected) in [(1, Outcome.notNow), (2, .ask), (3, .notNow)] {
      state.counts = [.finishedTask: count]
      #expect(outcome(rule, state) == expected)
      #expect(outcome(rule, state, in: .sample(.event(.sharedResult))) == .notNow)
    }
  }

  @Test func sessionsAndDaysOfUse() {
    var state = State()
    state.sessions = 3
    state.daysOfUse = 7
    #expect(outcome(.sessions(3), state) == .ask)
    #expect(outcome(.sessions(4), state) == .notNow)
    #expect(outcome(.daysOfUse(7), state) == .ask)
    #expect(outcome(.daysOfUse(8), state) == .notNow)
  }

  @Test func missingDaysOfUseNeedAtLeastAsManyDays() {
    var state = State()
    state.daysOfUse = 3
    let today = Int((start.timeIntervalSinceReferenceDate / day).rounded(.down))
    let noon = start + day / 2
    state.lastDayOfUse = today
    #expect(verdict(.daysOfUse(5), state, at: noon)?.finding.earliest == start + 2 * day)
    state.lastDayOfUse = today - 1
    #expect(verdict(.daysOfUse(5), state, at: noon)?.finding.earliest == start + day)
    #expect(verdict(.daysOfUse(4), state, at: noon)?.finding.earliest == nil)
  }

  @Test func theFirstUseIsNowUntilItIsKnown() {
    var state = State()
    #expect(outcome(.daysSinceFirstUse(1), state) == .notNow)
    #expect(outcome(.daysSinceFirstUse(0), state) == .ask)
    state.firstUse = start - day
    #expect(outcome(.daysSinceFirstUse(1), state) == .ask)
    #expect(outcome(.daysSinceFirstUse(1), state, at: start - 1) == .notNow)
  }

  @Test func aCustomConditionNeedsAnAnswer() {
    var context = Context.sample()
    #expect(outcome(.custom("paid"), State(), in: context) == .notNow)
    context.conditions = ["paid": false]
    #expect(outcome(.custom("paid"), State(), in: context) == .notNow)
    context.conditions = ["paid": true]
    #expect(outcome(.custom("paid"), State(), in: context) == .ask)
  }

  @Test func rulesCombine() {
    let yes = Rule.sessions(0)
    let no = Rule.sessions(1)
    let state = State()
    #expect(outcome(.all([yes, yes]), state) == .ask)
    #expect(outcome(.all([yes, no]), state) == .notNow)
    #expect(outcome(.all([]), state) == .ask)
    #expect(outcome(.any([no, yes]), state) == .ask)
    #expect(outcome(.any([no, no]), state) == .notNow)
    #expect(outcome(.any([]), state) != .ask)
    #expect(outcome(.not(no), state) == .ask)
    #expect(outcome(.not(yes), state) == .notNow)
    #expect(outcome(.all([.any([no, .not(no)]), .not(.all([yes, no]))]), state) == .ask)
  }

  @Test func combinedRulesAreFinalWhereTheirPartsAre() {
    var state = State()
    state.attempts = [Attempt(date: start - 400 * day, version: Version("1.0"))]
    let final = Rule.oncePer(ReviewPrompt.OncePer(.install))
    let later = Rule.sessions(1)
    #expect(outcome(final, state) == .never)
    #expect(outcome(.all([later, final]), state) == .never)
    #expect(outcome(.any([final, final]), state) == .never)
    #expect(outcome(.any([later, final]), state) == .notNow)
    #expect(outcome(.not(.all([])), state) == .notNow)
    #expect(outcome(.not(final), state) == .ask)
  }

  @Test func combinedRulesKnowTheEarliestTimeOfTheirParts() {
    var state = State()
    state.firstUse = start
    let one = Rule.daysSinceFirstUse(1)
    let two = Rule.daysSinceFirstUse(2)
    let some = Rule.sessions(1)
    func earliest(_ rule: Rule) -> Date? { verdict(rule, state)?.finding.earliest }
    #expect(earliest(.all([one, two, some])) == start + 2 * day)
    #expect(earliest(.any([one, two])) == start + day)
    #expect(earliest(.any([one, two, some])) == nil)
    #expect(verdict(.all([one, two]), state)?.parts.count == 2)
  }
}
