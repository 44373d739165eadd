import Foundation
import PlauditPrompts

/// An app with a clock that stands still, and a StoreKit that counts.
final class TestApp: @unchecked Sendable {
  private struct Content {
    var now = start
    var context = Context(version: Version("1.0+1"), distribution: .appStore, timeZone: .gmt)
    var requests = 0
    var log: [String] = []
    var whileWaiting: @Sendable () async throws -> Void = {}
  }

  // Touched under the lock only.
  private var content = Content()
  private let lock = NSLock()

  var now: Date {
    get { lock.withLock { content.now } }
    set { lock.withLock { content.now = newValue } }
  }

  var context: Context {
    get { lock.withLock { content.context } }
    set { lock.withLock { content.context = newValue } }
  }

  /// Runs in each wait, after which the clock has advanced.
  var whileWaiting: @Sendable () async throws -> Void {
    get { lock.withLock { content.whileWaiting } }
    set { lock.withLock { content.whileWaiting = newValue } }
  }

  var requests: Int { lock.withLock { content.requests } }

  var log: [String] { lock.withLock { content.log } }

  func keeper(
    _ policy: Policy, _ store: any ReviewPrompt.Store = ReviewPrompt.MemoryStore(),
    migrations: [ReviewPrompt.Migration] = [], arguments: [String] = []
  ) -> ReviewPrompt.Keeper {
    var surroundings = ReviewPrompt.Surroundings {
      self.context
    } request: {
      self.lock.withLock { self.content.requests += 1 }
    } log: { line in
      self.lock.withLock { self.content.log.append(line) }
    }
    surroundings.now = { self.now }
    surroundings.wait = { seconds in
      try await self.whileWaiting()
      self.lock.withLock { self.content.now += seconds }
    }
    return ReviewPrompt.Keeper(
      policy, store: store, migrations: migrations, arguments: arguments, surroundings: surroundings
    )
  }
}

/// A folder that is gone after the test.
struct TemporaryFolder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
