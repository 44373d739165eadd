extension ReviewPrompt {
  /// Something that a person did in the app: `finished-task`.
  ///
  /// Generated code declares an app's events as constants, under the name `ReviewEvent`:
  ///
  /// ```swift
  /// typealias ReviewEvent = ReviewPrompt.Event
  /// extension ReviewPrompt.Event {
  ///   static let finishedTask = ReviewPrompt.Event("finished-task")
  /// }
  /// ```
  ///
  /// It takes no string literal, so that a misspelt event does not compile.
  public struct Event: RawRepresentable, Sendable, Hashable, Codable, CodingKeyRepresentable {
    /// The name in manifests, logs and the stored state.
    public let rawValue: String

    /// - Parameter name: As manifests and logs write it.
    public init(_ name: String) { rawValue = name }

    /// - Parameter rawValue: As manifests and logs write it.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension ReviewPrompt.Event: CustomStringConvertible {
  /// The same as ``rawValue``.
  public var description: String { rawValue }
}
