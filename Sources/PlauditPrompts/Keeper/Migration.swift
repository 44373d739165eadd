import Foundation

extension ReviewPrompt {
  /// The keys under which another library, or the code of an article, kept in user defaults what a
  /// ``State`` knows. They are read once and left as they are.
  public struct Migration: Sendable, Hashable {
    /// What is imported, as the state remembers it.
    public var name: String
    /// The user defaults that have the keys: those of an app group, or the app's own where this is
    /// `nil`.
    public var suiteName: String?
    /// Keys of counts, and the event that each counts.
    public var counts: [String: Event] = [:]
    /// The key of the number of sessions.
    public var sessions: String?
    /// The key of the first use's date.
    public var firstUse: String?
    /// The key of the last request's date.
    public var attemptDate: String?
    /// The keys of the last request's version; the first that has one is taken.
    public var attemptVersions: [String] = []
    /// Keys of switches, any of which tells that people were asked. Where no date says when, it
    /// counts as now.
    public var attemptFlags: [String] = []

    /// - Parameter name: What is imported, as the state remembers it.
    public init(_ name: String) { self.name = name }

    /// - Parameter version: The version that runs, to tell what a stored one means.
    func apply(to state: inout State, at now: Date, version: Version) {
      guard state.imported.insert(name).inserted else { return }
      let defaults = suiteName.flatMap(UserDefaults.init(suiteName:)) ?? .standard
      for (key, event) in counts {
        let count = max(defaults.integer(forKey: key), state.counts[event] ?? 0)
        if count > 0 { state.counts[event] = count }
      }
      if let sessions { state.sessions = max(defaults.integer(forKey: sessions), state.sessions) }
      if let date = firstUse.flatMap(defaults.dateOrSeconds) {
        state.firstUse = min(date, state.firstUse ?? date)
      }
      if let attempt = attempt(in: defaults, at: now, version: version) {
        state.attempts.insert(attempt, at: 0)
      }
    }

    private func attempt(in defaults: UserDefaults, at now: Date, version: Version) -> Attempt? {
      let date = attemptDate.flatMap(defaults.dateOrSeconds)
      let text = attemptVersions.lazy.compactMap(defaults.string).first { !$0.isEmpty }
      // Where switches tell who was asked, the version is the one that is tracked, asked or not.
      let wasAsked =
        attemptFlags.isEmpty ? text != nil : attemptFlags.contains(where: defaults.bool)
      guard date != nil || wasAsked else { return nil }
      return Attempt(
        date: date ?? now,
        version: text.map { Self.version($0, running: version) } ?? Version(short: nil))
    }

    /// What other code writes down is the version, the build, or both with a full stop in between.
    private static func version(_ text: String, running: Version) -> Version {
      let build = running.build ?? ""
      if text == build || text == "\(running.short ?? "").\(build)" { return running }
      return Version(short: text)
    }
  }
}

extension UserDefaults {
  /// A date, or the seconds since 1970, of which none are no date.
  fileprivate func dateOrSeconds(_ key: String) -> Date? {
    if let date = object(forKey: key) as? Date { return date }
    let seconds = double(forKey: key)
    return seconds > 0 ? min(Date(timeIntervalSince1970: seconds), .distantFuture) : nil
  }
}
