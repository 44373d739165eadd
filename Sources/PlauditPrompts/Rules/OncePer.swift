extension ReviewPrompt {
  /// One request in each version, build or installation. Passes where there was none.
  public struct OncePer: Sendable, Hashable, Codable {
    /// What sees one request.
    public var scope: Scope
    /// Whether only the last attempt matters, so that going back to an older version makes it new.
    public var looksAtLastOnly: Bool
    /// What a version is that the bundle does not tell.
    public var unknown: Unknown

    /// - Parameters:
    ///   - scope: What sees one request.
    ///   - looksAtLastOnly: Whether only the last attempt matters.
    ///   - unknown: What a version is that the bundle does not tell.
    public init(_ scope: Scope, looksAtLastOnly: Bool = false, unknown: Unknown = .isOneVersion) {
      self.scope = scope
      self.looksAtLastOnly = looksAtLastOnly
      self.unknown = unknown
    }

    /// What sees one request.
    public enum Scope: String, Sendable, Hashable, Codable, CaseIterable {
      /// `CFBundleShortVersionString`.
      case version
      /// `CFBundleShortVersionString` and `CFBundleVersion` together.
      case build
      /// As long as the state is kept, which is deleted with the app.
      case install
    }

    /// What a version is that the bundle does not tell.
    public enum Unknown: Sendable, Hashable, Codable {
      /// A version like any other.
      case isOneVersion
      /// This version.
      case standsFor(String)
      /// No version that may ask.
      case isRefused
    }

    var name: String { "once-per \(scope.rawValue)" }

    func finding(on subject: Subject) -> Finding {
      let attempts = subject.state.attempts(in: subject.context.distribution)
      let current = subject.context.version
      return switch scope {
      case .install:
        Finding(
          attempts.isEmpty, have: .words(attempts.isEmpty ? "none" : "asked"), need: .words("none"),
          isFinal: true)
      case .version, .build:
        if unknown == .isRefused, current.short == nil {
          Finding(false, have: .words("no version"), need: .words("a version"))
        } else {
          Finding(
            !hasAsked(attempts, in: current), have: .words(current.short ?? "unknown"),
            need: .words("a new \(scope.rawValue)"))
        }
      }
    }

    private func hasAsked(_ attempts: [Attempt], in current: Version) -> Bool {
      if looksAtLastOnly { return attempts.last.map { isSame($0.version, current) } ?? false }
      return attempts.contains { isSame($0.version, current) }
    }

    private func isSame(_ old: Version, _ current: Version) -> Bool {
      known(old.short) == known(current.short) && (scope == .version || old.build == current.build)
    }

    private func known(_ short: String?) -> String? {
      if let short { return short }
      if case .standsFor(let version) = unknown { return version }
      return nil
    }
  }
}
