import Foundation
import PlauditPrompts
import Testing

struct ConcurrencyTests {
  private static let policy = Policy(
    askAfter: [.finishedTask], needs: [.count(.finishedTask, 10)], wait: 2)

  private static func send(_ count: Int, to keepers: [ReviewPrompt.Keeper]) async -> Int {
    await withTaskGroup(of: Outcome.self) { group in
      for number in 0..<count {
        let keeper = keepers[number % keepers.count]
        group.addTask { await keeper.receive(.event(.finishedTask)).outcome }
      }
      return await group.reduce(0) { $0 + ($1 == .ask ? 1 : 0) }
    }
  }

  @Test func tenThousandEventsCountExactlyAndAskOnce() async {
    let app = TestApp()
    let keeper = app.keeper(Self.policy)
    #expect(await Self.send(10_000, to: [keeper]) == 1)
    #expect(app.requests == 1)
    #expect(await keeper.state()?.counts == [.finishedTask: 10_000])
    #expect(await keeper.state()?.attempts.count == 1)
  }

  @Test func twoKeepersShareAFile() async throws {
    let folder = try TemporaryFolder()
    let app = TestApp()
    let url = folder.url.appending(path: "state.json")
    let keepers = (0..<2).map { _ in app.keeper(Self.policy, ReviewPrompt.FileStore(url)) }
    #expect(await Self.send(400, to: keepers) == 1)
    #expect(app.requests == 1)
    for keeper in keepers { #expect(await keeper.state()?.counts == [.finishedTask: 400]) }
  }

  @Test func twoKeepersShareUserDefaultsWithinAProcess() async {
    let suite = TestSuite()
    let app = TestApp()
    let keepers = (0..<2).map { _ in
      app.keeper(Self.policy, ReviewPrompt.UserDefaultsStore(suiteName: suite.name))
    }
    #expect(await Self.send(400, to: keepers) == 1)
    for keeper in keepers { #expect(await keeper.state()?.counts == [.finishedTask: 400]) }
  }
}
