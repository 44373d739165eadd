extension ReviewPrompt {
  /// How this copy of the app came to the device.
  public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable {
    /// Built and run by a developer. The system shows every prompt, so its attempts are kept apart
    /// from those of the same device's App Store copy.
    case debug
    /// From TestFlight, where the system shows no prompt: nothing is asked and nothing recorded.
    case testFlight
    /// From the App Store.
    case appStore
    /// Not known, and treated like ``appStore``.
    case unknown
  }
}
