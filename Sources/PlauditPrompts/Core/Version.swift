extension ReviewPrompt {
  /// The version of the app that runs.
  public struct Version: Sendable, Hashable, Codable {
    /// `CFBundleShortVersionString`, as in `2.1`; `nil` where the bundle has none.
    public var short: String?
    /// `CFBundleVersion`, as in `40`; `nil` where the bundle has none.
    public var build: String?

    /// - Parameters:
    ///   - short: `CFBundleShortVersionString`.
    ///   - build: `CFBundleVersion`.
    public init(short: String?, build: String? = nil) {
      self.short = short
      self.build = build
    }

    /// - Parameter text: As logs write it: `2.1+40`, or `2.1` without a build; the empty text for a
    ///   bundle that says nothing.
    public init(_ text: String) {
      let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      short = parts.first.flatMap { $0.isEmpty ? nil : $0 }
      build = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
    }
  }
}
