import Foundation
import PlauditPrompts
import Testing

struct MigrationTests {
  /// What a keeper knows that took over what other code had stored.
  private static func state(
    _ migration: ReviewPrompt.Migration, _ values: [String: Any]
  ) async -> State? {
    let suite = TestSuite()
    for (key, value) in values { suite.defaults.set(value, forKey: key) }
    var migration = migration
    migration.suiteName = suite.name
    let app = TestApp()
    app.context.version = Version("2.1+40")
    let store = ReviewPrompt.MemoryStore()
    let state = await app.keeper(.taskThreshold, store, migrations: [migration]).state()
    // Once: a second keeper on the same store changes nothing.
    for key in values.keys { suite.defaults.removeObject(forKey: key) }
    #expect(await app.keeper(.taskThreshold, store, migrations: [migration]).state() == state)
    return state
  }

  private static let asked = start - 50 * day

  @Test func nothingStoredIsNothingTakenOver() async {
    for migration in [
      .storeReviewManager(.finishedTask), .ratingRequester, .appReview,
      .requestReviewManager(suiteName: nil), .appirater(.finishedTask), .iRate(.finishedTask),
      .armchair(.finishedTask, appID: "1"), .swiftRater(.finishedTask), .appReviewLibrary,
    ] as [ReviewPrompt.Migration] {
      var expected = State()
      expected.imported = [migration.name]
      #expect(await Self.state(migration, [:]) == expected)
    }
  }

  @Test func storeReviewManager() async {
    let state = await Self.state(
      .storeReviewManager(.finishedTask),
      [
        "storeReviewInitialDelayCountKey": 10, "lastDateReviewPromptedKey": Self.asked,
        "lastVersionPromptedForReviewKey": "2.1.40",
      ])
    #expect(state?.counts == [.finishedTask: 10])
    #expect(state?.attempts == [Attempt(date: Self.asked, version: Version("2.1+40"))])
  }

  @Test func ratingRequester() async {
    let state = await Self.state(.ratingRequester, ["app-sessions": 4, "seen-app-review": true])
    #expect(state?.sessions == 4)
    #expect(state?.attempts == [Attempt(date: start, version: Version(""))])
    let unseen = await Self.state(.ratingRequester, ["app-sessions": 4, "seen-app-review": false])
    #expect(unseen?.attempts == [])
  }

  @Test func appReview() async {
    let state = await Self.state(
      .appReview, ["chartVisits": 2, "settingsVisits": 1, "lastReviewedAppVersion": "2.0"])
    #expect(state?.counts == [Event("chart"): 2, Event("settings"): 1])
    #expect(state?.attempts == [Attempt(date: start, version: Version("2.0"))])
    #expect(await Self.state(.appReview, ["lastReviewedAppVersion": ""])?.attempts == [])
  }

  @Test func requestReviewManager() async {
    let state = await Self.state(
      .requestReviewManager(suiteName: nil),
      [
        "endedWalk": 2, "lastRequestReviewDate": Self.asked, "lastVersionPromptedForReview": "2.0",
      ])
    #expect(state?.counts == [Event("endedWalk"): 2])
    #expect(state?.attempts == [Attempt(date: Self.asked, version: Version("2.0"))])
  }

  @Test func appirater() async {
    let state = await Self.state(
      .appirater(.finishedTask),
      [
        "kAppiraterFirstUseDate": (start - 90 * day).timeIntervalSince1970,
        "kAppiraterUseCount": 12, "kAppiraterSignificantEventCount": 7,
        "kAppiraterCurrentVersion": "40", "kAppiraterRatedCurrentVersion": false,
        "kAppiraterDeclinedToRate": true,
      ])
    #expect(state?.firstUse == start - 90 * day)
    #expect(state?.sessions == 12)
    #expect(state?.counts == [.finishedTask: 7])
    #expect(state?.attempts == [Attempt(date: start, version: Version("2.1+40"))])
    let tracked = await Self.state(
      .appirater(.finishedTask),
      ["kAppiraterCurrentVersion": "40", "kAppiraterReminderRequestDate": 0.0])
    #expect(tracked?.attempts == [], "a version that is tracked has not asked")
  }

  @Test func armchair() async {
    let state = await Self.state(
      .armchair(.finishedTask, appID: "777319358"),
      [
        "777319358_ArmchairSignificantEventCount": 7, "777319358_ArmchairUseCount": 3,
        "777319358_ArmchairReminderRequestDate": Self.asked.timeIntervalSince1970,
      ])
    #expect(state?.counts == [.finishedTask: 7])
    #expect(state?.sessions == 3)
    #expect(state?.attempts == [Attempt(date: Self.asked, version: Version(""))])
  }

  @Test func iRate() async {
    let state = await Self.state(
      .iRate(.finishedTask),
      [
        "iRateFirstUsed": start - 90 * day, "iRateUseCount": 11, "iRateEventCount": 5,
        "iRateDeclinedVersion": "2.0",
      ])
    #expect(state?.firstUse == start - 90 * day)
    #expect(state?.sessions == 11)
    #expect(state?.counts == [.finishedTask: 5])
    #expect(state?.attempts == [Attempt(date: start, version: Version("2.0"))])
  }

  @Test func swiftRater() async {
    let state = await Self.state(
      .swiftRater(.finishedTask),
      [
        "keySwiftRaterFirstUseDate": (start - 90 * day).timeIntervalSince1970,
        "keySwiftRaterUseCount": 11, "keySwiftRaterSignificantEventCount": 5,
        "keySwiftRaterRateDone": true, "keySwiftRaterTrackingVersion": "2.0",
      ])
    #expect(state?.firstUse == start - 90 * day)
    #expect(state?.sessions == 11)
    #expect(state?.counts == [.finishedTask: 5])
    #expect(state?.attempts == [Attempt(date: start, version: Version("2.0"))])
  }

  @Test func appReviewLibrary() async {
    let state = await Self.state(
      .appReviewLibrary,
      [
        "AppReviewLaunches": 8, "AppReviewFirstLaunchDate": start - 90 * day,
        "AppReviewLastReviewDate": Self.asked, "AppReviewLastReviewVersion": "2.0",
      ])
    #expect(state?.firstUse == start - 90 * day)
    #expect(state?.sessions == 8)
    #expect(state?.attempts == [Attempt(date: Self.asked, version: Version("2.0"))])
  }
}
