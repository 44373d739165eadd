extension ReviewPrompt.Policy {
  /// Asks once in the life of an installation, after any event, when there were three sessions of at
  /// least ten seconds.
  public static let sessions = ReviewPrompt.Policy(
    moments: .afterAnyEvent,
    rules: [.sessions(3), .oncePer(ReviewPrompt.OncePer(.install)), .reviewPageRest], wait: 0)

  /// The class `RatingRequester`, bug for bug.
  ///
  /// It asks when the app is opened. Four sessions are needed, each longer than ten seconds, and a
  /// session that ends twice (the app resigns, then terminates) counts twice. When no window can show
  /// the prompt, the only chance is lost.
  ///
  /// A session's end before any beginning does not count. The article's class counts it from when the
  /// object was made.
  public static let sessionsCompat = {
    var policy = ReviewPrompt.Policy(
      moments: .atLaunch,
      rules: [.oncePer(ReviewPrompt.OncePer(.install)), .sessions(4)], wait: 0)
    policy.session = SessionLength(minimum: 10, isInclusive: false)
    policy.quirks.countsRepeatedSessionEnds = true
    policy.quirks.withoutScene = .lose
    policy.quirks.isWithoutSafeguards = true
    return policy
  }()
}
