import PlauditModel

extension ManifestReader {
  /// An event, whose key becomes a name in Swift.
  ///
  /// - Parameter words: What could have been meant where the event is not named elsewhere.
  mutating func readEvent(
    _ key: Located<String>, unlike words: [String] = []
  ) -> Manifest.ReviewPrompt.Event? {
    guard !Self.wordsOfPolicies.contains(key.value) else {
      diagnostics.add(.notEvent(key.value), at: key.location)
      return nil
    }
    guard let event = Manifest.ReviewPrompt.Event(key.value) else {
      diagnostics.add(.noName(key.value), at: key.location)
      return nil
    }
    if let first = events[event.name] {
      guard first.value == key.value else {
        diagnostics.add(.sameName(key.value, first, event.name), at: key.location)
        return nil
      }
      return event
    }
    if let meant = Suggestion.closest(to: key.value, among: words) {
      diagnostics.add(.likeWord(key.value, meant), at: key.location)
      return nil
    }
    events[event.name] = key
    return event
  }

  /// What stands where events can stand and means something else.
  static let wordsOfPolicies: Set<String> = [
    "all", "any", "not", "sessions", "days-of-use", "days-since-first-use", "crash",
    "opened-review-page",
  ]
}

extension Diagnostic.Message {
  fileprivate static func notEvent(_ word: String) -> Self {
    .error(
      "event-name", "`\(word)` is a word of Plaudit's and means no event here: write another name")
  }

  fileprivate static func likeWord(_ key: String, _ meant: String) -> Self {
    .error(
      "unknown-key",
      "unknown key `\(key)`: did you mean `\(meant)`? (An event needs a name that is less alike)")
  }
}
