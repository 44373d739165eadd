import Foundation
import Testing

@testable import PlauditPrompts

/// User defaults of their own, gone after the test.
struct TestSuite: ~Copyable {
  let name = "plaudit-test-\(UUID().uuidString)"

  var defaults: UserDefaults { UserDefaults(suiteName: name) ?? .standard }

  deinit { UserDefaults.standard.removePersistentDomain(forName: name) }
}

struct StoreTests {
  private static let policy = Policy(
    askAfter: [.finishedTask], needs: [.count(.finishedTask, 2)], wait: 0)

  private struct Death: Error {}

  @Test func userDefaultsKeepTheState() async {
    let suite = TestSuite()
    let app = TestApp()
    let store = ReviewPrompt.UserDefaultsStore(suiteName: suite.name, key: "reviews")
    await app.keeper(Self.policy, store).receive(.event(.finishedTask))
    #expect(suite.defaults.data(forKey: "reviews") != nil)
    #expect(await app.keeper(Self.policy, store).receive(.event(.finishedTask)).outcome == .ask)
  }

  @Test func aFileKeepsTheState() async throws {
    let folder = try TemporaryFolder()
    let app = TestApp()
    let store = ReviewPrompt.FileStore(folder.url.appending(path: "state.json"))
    await app.keeper(Self.policy, store).receive(.event(.finishedTask))
    #expect(await app.keeper(Self.policy, store).receive(.event(.finishedTask)).outcome == .ask)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["state.json", "state.json.lock"])
  }

  @Test func othersAreKeptOutBetweenReadingAndWriting() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "state.json")
    var store = ReviewPrompt.FileStore(url)
    let isFree: @Sendable () -> Bool = {
      let descriptor = open(url.path + ".lock", O_RDWR)
      defer { close(descriptor) }
      return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }
    store.afterStep = { #expect(!isFree(), "\($0)") }
    try store.exchange { _ in Data() }
    #expect(isFree())
  }

  @Test(arguments: ReviewPrompt.FileStore.Step.allCases)
  func aProcessThatDiesLeavesTheOldStateOrTheNewOne(step: ReviewPrompt.FileStore.Step) throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "state.json")
    let survivor = ReviewPrompt.FileStore(url)
    let (old, new) = (Data("old".utf8), Data("new and longer".utf8))
    try survivor.exchange { _ in old }
    var dying = survivor
    dying.afterStep = { if $0 == step { throw Death() } }
    #expect(throws: Death.self) { try dying.exchange { _ in new } }
    try survivor.exchange { data in
      #expect(data == (step == .replace ? new : old))
      return nil
    }
    // The lock is free, and what the dead process left behind is in nobody's way.
    try survivor.exchange { _ in Data("third".utf8) }
    #expect(try Data(contentsOf: url) == Data("third".utf8))
  }

  @Test(arguments: ReviewPrompt.FileStore.Step.allCases)
  func nothingIsAskedThatCannotBeStored(step: ReviewPrompt.FileStore.Step) async throws {
    let folder = try TemporaryFolder()
    let app = TestApp()
    let store = ReviewPrompt.FileStore(folder.url.appending(path: "state.json"))
    await app.keeper(Self.policy, store).receive(.event(.finishedTask))
    var dying = store
    dying.afterStep = { if $0 == step { throw Death() } }
    let keeper = app.keeper(Self.policy, dying)
    let decision = await keeper.receive(.event(.finishedTask))
    #expect(decision.reason?.rule == .standing(.stored))
    #expect(app.requests == 0)
    #expect(app.log.contains { $0.hasPrefix("the state cannot be stored") })
    let state = await app.keeper(Self.policy, store).state()
    #expect(state?.counts == [.finishedTask: step == .replace ? 2 : 1])
  }

  @Test func aWaitThatCannotBeStoredAtItsEndDoesNotBlockTheNext() async throws {
    let folder = try TemporaryFolder()
    let app = TestApp()
    let url = folder.url.appending(path: "state.json")
    let keeper = app.keeper(
      Policy(moments: .afterAnyEvent, rules: [], wait: 2), ReviewPrompt.FileStore(url))
    app.whileWaiting = {
      try FileManager.default.removeItem(at: folder.url)
    }
    #expect(await keeper.receive(.event(.finishedTask)).reason?.rule == .standing(.stored))
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    app.whileWaiting = {}
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .ask)
  }

  @Test func everyPartOfAStateIsRefused() throws {
    var state = State()
    state.counts = [.finishedTask: 3]
    state.attempts = [Attempt(date: start, version: Version("1.0+1"))]
    let data = try state.stored()
    #expect(try State(stored: data) == state)
    for length in 0..<data.count {
      #expect(throws: ReviewPrompt.StateProblem.self) { try State(stored: data.prefix(length)) }
    }
  }

  @Test(arguments: [
    "", "no JSON", #"{"format":1}"#, #"{"format":1,"state":{"counts":[]}}"#,
    #"{"format":2,"state":{}}"#, #"{"format":99999999999999999999}"#, #"{"format":"1"}"#,
  ])
  func whatCannotBeReadIsKeptAside(text: String) async {
    let app = TestApp()
    let store = ReviewPrompt.MemoryStore(Data(text.utf8))
    let keeper = app.keeper(Self.policy, store)
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .notNow)
    #expect(store.keptAside == Data(text.utf8))
    #expect(await keeper.problem != nil)
    #expect(app.log.first?.contains("kept aside") == true)
    #expect(await keeper.receive(.event(.finishedTask)).outcome == .ask)
    #expect(app.log.count { $0.contains("kept aside") } == 1)
  }

  @Test func theFutureIsRecognised() throws {
    #expect(throws: ReviewPrompt.StateProblem.fromTheFuture(format: 2)) {
      try State(stored: Data(#"{"format":2,"something":"else"}"#.utf8))
    }
  }

  @Test func datesOutsideAllCalendarsAreRefused() throws {
    var state = State()
    state.lastCrash = Date(timeIntervalSinceReferenceDate: 1e300)
    let data = try state.stored()
    #expect(throws: ReviewPrompt.StateProblem.self) { try State(stored: data) }
  }

  @Test func filesThatCannotBeReadAreKeptBesideIt() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "state.json")
    try Data("half".utf8).write(to: url)
    await TestApp().keeper(Self.policy, ReviewPrompt.FileStore(url)).receive(.event(.finishedTask))
    #expect(
      try Data(contentsOf: folder.url.appending(path: "state.json.aside")) == Data("half".utf8))
    #expect(try State(stored: Data(contentsOf: url)).counts == [.finishedTask: 1])
  }
}
