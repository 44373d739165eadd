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

    func judgement(on subject: Subject) -> Judgement {
      let attempts = subject.attempts
      if scope == .install { return Judgement(attempts.isEmpty, isFinal: true) }
      let current = subject.context.version
      return Judgement(!isRefused(current) && !hasAsked(attempts, in: current))
    }

    func amounts(on subject: Subject) -> Amounts {
      switch scope {
      case .install:
        let isNew = subject.attempts.isEmpty
        return Amounts(have: .words(isNew ? "never" : "asked"), need: .words("never"))
      case .version, .build:
        let current = subject.context.version
        let need = isRefused(current) ? "a version" : "a new \(scope.rawValue)"
        return Amounts(have: .words(current.short ?? "unknown"), need: .words(need))
      }
    }

    private func isRefused(_ current: Version) -> Bool {
      unknown == .isRefused && current.short == nil
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
