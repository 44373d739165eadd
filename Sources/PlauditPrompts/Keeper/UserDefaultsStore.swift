public import Foundation

extension ReviewPrompt {
  /// The user defaults of the app, or of an app group.
  ///
  /// Within a process nothing is lost. Of two processes that write at the same time, as an app and
  /// its widget can, the last one wins and the other's event is lost: use ``FileStore`` there.
  public struct UserDefaultsStore: Store {
    private let suiteName: String?
    private let key: String

    /// For all stores of the process, since two of them may have the same key.
    private static let lock = NSLock()

    /// - Parameters:
    ///   - suiteName: The app group's identifier; `nil` for the app's own defaults.
    ///   - key: Under which the state is stored.
    public init(suiteName: String? = nil, key: String = "PlauditReviewPrompt") {
      self.suiteName = suiteName
      self.key = key
    }

    private var defaults: UserDefaults {
      suiteName.flatMap(UserDefaults.init(suiteName:)) ?? .standard
    }

    /// See ``ReviewPrompt/Store/exchange(_:)``.
    public func exchange(_ change: (Data?) throws -> Data?) throws {
      try Self.lock.withLock {
        let defaults = defaults
        if let data = try change(defaults.data(forKey: key)) { defaults.set(data, forKey: key) }
      }
    }

    /// See ``ReviewPrompt/Store/setAside(_:)``.
    public func setAside(_ data: Data) { defaults.set(data, forKey: key + "SetAside") }
  }
}
