extension ReviewPrompt.Policy {
  /// Asks after a visit to a tab, when the person has seen each of the four three times and the
  /// settings once, and three seconds pass on the same screen; then once in each version, after the
  /// same tour again, and not within two weeks.
  public static let featureTour = {
    var policy = ReviewPrompt.Policy(
      askAfter: ReviewPrompt.Event.tabs, needs: wholeTour, wait: 3, thenRest: .days(14))
    policy.startsOver = true
    return policy
  }()

  /// The struct `AppReview`, bug for bug.
  ///
  /// The request is recorded before the three seconds, after which it is made on whatever screen.
  /// Each visit to a tab in a version that has asked clears all counts, but a tap on the settings is
  /// kept until then. There is no rest: every new version may ask, an older one too.
  public static let featureTourCompat = {
    var policy = ReviewPrompt.Policy(
      moments: .after(ReviewPrompt.Event.tabs),
      rules: [
        .oncePer(ReviewPrompt.OncePer(.version, looksAtLastOnly: true, unknown: .isRefused))
      ] + wholeTour,
      wait: 3)
    policy.startsOver = true
    policy.quirks.blockedEvents = .clear
    policy.quirks.afterWaiting = .nothing
    policy.quirks.withoutScene = .ignore
    policy.quirks.isWithoutSafeguards = true
    return policy
  }()

  private static let wholeTour: [ReviewPrompt.Rule] =
    ReviewPrompt.Event.tabs.map { .count($0, 3) } + [.count(.settings, 1)]
}

extension ReviewPrompt.Event {
  static let settings = Self("settings")
  static let tabs = [Self("chart"), Self("current"), Self("forecast"), Self("heatMap")]
}
