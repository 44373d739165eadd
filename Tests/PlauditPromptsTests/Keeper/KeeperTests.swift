import Foundation
import PlauditPrompts
import Testing

struct KeeperTests {
  private static let policy = Policy(
    askAfter: [.finishedTask], needs: [.count(.finishedTask, 2)], wait: 2)

  @Test func asksAfterTheWaitAndRemembersIt() async {
    let app = TestApp()
    let keeper = app.keeper(Self.policy)
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .notNow)
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .ask)
    #expect(app.requests == 1)
    let attempt = Attempt(date: start + 2, version: Version("1.0+1"))
    #expect(await keeper.state()?.attempts == [attempt])
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .notNow)
    #expect(
      app.log == [
        "not now: finished-task 1 of 2", "ask",
        "not now: then-rest 0 of 122 days, not before 2026-05-08T00:00:02Z",
      ])
  }

  @Test func whatOnlyCountsNeverAsks() async {
    let app = TestApp()
    let keeper = app.keeper(Self.policy)
    for _ in 0..<5 { await keeper.receive(.count(.finishedTask)) }
    await keeper.receive(.event(.sharedResult))
    #expect(app.requests == 0)
    #expect(app.log.isEmpty)
    #expect(await keeper.state()?.counts == [.finishedTask: 5, .sharedResult: 1])
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .ask)
  }

  @Test(arguments: ["screen", "scene", "off", "cut short", "crash"])
  func theDecisionIsMadeAgainAfterTheWait(change: String) async {
    let app = TestApp()
    let policy = Policy(
      askAfter: [.finishedTask], needs: [], wait: 2, notAfter: [.crash: .days(7)])
    let keeper = app.keeper(policy)
    app.whileWaiting = {
      switch change {
      case "screen": app.context.screen = "another"
      case "scene": app.context.hasScene = false
      case "off": await keeper.receive(.requestsOff)
      case "crash": await keeper.receive(.crash)
      default: throw CancellationError()
      }
    }
    #expect(
      await keeper.receive(.event(.finishedTask)).outcome == (change == "off" ? .never : .notNow))
    #expect(app.requests == 0)
    #expect(await keeper.state()?.attempts == [])
    // Nothing is left behind that would stand in the way of the next moment.
    app.whileWaiting = {}
    app.context.hasScene = true
    await keeper.receive(.requestsOn)
    app.now += 8 * day
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .ask)
  }

  @Test func oneRequestAtATime() async {
    let app = TestApp()
    let keeper = app.keeper(Policy(moments: .afterAnyEvent, rules: [], wait: 2))
    app.whileWaiting = {
      app.whileWaiting = {}
      let decision = await keeper.receive(.event(.finishedTask))
      #expect(decision.description == "not now: in-flight: one, needs none")
      #expect(await keeper.explain().outcome == .notNow)
    }
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .ask)
    #expect(app.requests == 1)
  }

  @Test func explainsWithoutWritingAnything() async {
    let app = TestApp()
    let keeper = app.keeper(Self.policy)
    await keeper.receive(.event(.finishedTask))
    let state = await keeper.state()
    let decision = await keeper.explain()
    #expect(decision.outcome == .notNow)
    #expect(
      decision.explanation.hasPrefix(
        """
        not now: finished-task 1 of 2
          passed  ask-after: the next event
          passed  never-ask: off
          passed  requests: on
          passed  distribution: appStore
          failed  finished-task 1 of 2
        """))
    #expect(await keeper.explain(.event(.sharedResult)).reason?.rule == .standing(.moment))
    #expect(await keeper.state() == state)
  }

  @Test func theLaunchArgumentSilencesAll() async {
    let app = TestApp()
    let keeper = app.keeper(
      Policy(moments: .afterAnyEvent, rules: [], wait: 0), arguments: ["app", "-PlauditNeverAsk"])
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .never)
    #expect(app.requests == 0)
    #expect(await keeper.state()?.counts == [.finishedTask: 1])
  }

  @Test func testFlightAsksForNothingAndRecordsNothing() async {
    let app = TestApp()
    app.context.distribution = .testFlight
    let keeper = app.keeper(Policy(moments: .afterAnyEvent, rules: [], wait: 0))
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .notNow)
    #expect(await keeper.state()?.attempts == [])
    app.context.distribution = .debug
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .ask)
    #expect(await keeper.state()?.attempts == [])
    #expect(await keeper.state()?.debugAttempts.count == 1)
  }

  @Test func theFirstUseIsTheDateOfThePurchase() async {
    let app = TestApp()
    let keeper = app.keeper(Self.policy)
    await keeper.receive(.sessionStart)
    #expect(await keeper.state()?.firstUse == start)
    await keeper.seedFirstUse(start - 30 * day)
    #expect(await keeper.state()?.firstUse == start - 30 * day)
    await keeper.seedFirstUse(start)
    #expect(await keeper.state()?.firstUse == start - 30 * day)
  }

  @Test func afterAResetNothingIsTakenOverAgain() async {
    let suite = TestSuite()
    suite.defaults.set(4, forKey: "app-sessions")
    var migration = ReviewPrompt.Migration.ratingRequester
    migration.suiteName = suite.name
    let keeper = TestApp().keeper(Self.policy, migrations: [migration])
    #expect(await keeper.state()?.sessions == 4)
    await keeper.reset()
    #expect(await keeper.state()?.sessions == 0)
    #expect(await keeper.state()?.firstUse == nil)
  }

  /// What the faithful presets do when no window can show the prompt.
  @Test func withoutAWindow() async {
    let app = TestApp()
    app.context.hasScene = false
    let donations = app.keeper(.donationsCompat)
    #expect(await donations.receive(.event(Event("endedWalk"))).outcome == .notNow)
    #expect(await donations.state()?.counts == [:], "the next donation tries again")

    let sessions = app.keeper(.sessionsCompat)
    for _ in 0..<4 {
      await sessions.receive(.sessionStart)
      app.now += 60
      await sessions.receive(.sessionEnd)
    }
    #expect(await sessions.receive(.sessionStart).outcome == .notNow)
    app.context.hasScene = true
    #expect(await sessions.receive(.sessionStart).outcome == .never, "the only chance is lost")
    #expect(app.requests == 0)

    app.context.hasScene = false
    let tasks = app.keeper(.taskThresholdCompat)
    for _ in 0..<11 { await tasks.receive(.event(.finishedTask)) }
    #expect(app.requests == 1, "nobody looks for a window")
  }
}
