public import Foundation

extension ReviewPrompt {
  /// A store that forgets all when the process ends, for tests and previews.
  public final class MemoryStore: Store, @unchecked Sendable {
    // Both are touched under the lock only, which is recursive since a state is set aside while
    // another is written.
    private var stored: Data?
    private var aside: Data?
    private let lock = NSRecursiveLock()

    /// - Parameter data: What is stored at first.
    public init(_ data: Data? = nil) { stored = data }

    /// What was set aside last.
    public var keptAside: Data? { lock.withLock { aside } }

    /// See ``ReviewPrompt/Store/exchange(_:)``.
    public func exchange(_ change: (Data?) throws -> Data?) throws {
      try lock.withLock {
        if let data = try change(stored) { stored = data }
      }
    }

    /// See ``ReviewPrompt/Store/setAside(_:)``.
    public func setAside(_ data: Data) { lock.withLock { aside = data } }
  }
}
