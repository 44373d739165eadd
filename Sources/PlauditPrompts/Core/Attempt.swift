public import Foundation

extension ReviewPrompt {
  /// One request to StoreKit. Nobody learns whether the system showed it.
  public struct Attempt: Sendable, Hashable, Codable {
    /// When it was made.
    public var date: Date
    /// The version that made it.
    public var version: Version

    /// - Parameters:
    ///   - date: When it was made.
    ///   - version: The version that made it.
    public init(date: Date, version: Version) {
      self.date = date
      self.version = version
    }
  }
}
