public import Foundation

extension ReviewPrompt {
  /// What ``Keeper`` needs of the app around it. Tests give it another clock.
  public struct Surroundings: Sendable {
    /// The time.
    public var now: @Sendable () -> Date = { Date() }
    /// Lets so many seconds pass; throws when it is cut short.
    public var wait: @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
    /// The present: version, screen, window, conditions. Its moment is overwritten.
    public var context: @Sendable () async -> Context
    /// Calls StoreKit.
    public var request: @Sendable () async -> Void
    /// Takes one line for each decision at a moment that may ask, and for each problem.
    public var log: @Sendable (String) -> Void

    /// - Parameters:
    ///   - context: The present: version, screen, window, conditions.
    ///   - request: Calls StoreKit.
    ///   - log: Takes one line for each decision at a moment that may ask, and for each problem.
    public init(
      context: @escaping @Sendable () async -> Context,
      request: @escaping @Sendable () async -> Void,
      log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
      self.context = context
      self.request = request
      self.log = log
    }
  }
}
