extension ReviewPrompt.Policy {
  /// Asks after the tenth event, whatever its name, when the person stays on the screen for two
  /// seconds; then once in each version, and not within 122 days.
  public static let taskThreshold = ReviewPrompt.Policy(
    moments: .afterAnyEvent,
    rules: [
      .countOfAllEvents(10), .elapsed(ReviewPrompt.Elapsed(.days(122), since: .lastAttempt)),
      .oncePer(ReviewPrompt.OncePer(.version)), .reviewPageRest,
    ],
    wait: 2)

  /// The class `StoreReviewManager`, bug for bug.
  ///
  /// The count is read before it is raised, so that the eleventh event is the first that asks. It
  /// stops at ten and is never reset. A new build is a new version. Events in quick succession ask
  /// once each, and nothing but the screen is looked at again after the two seconds.
  public static let taskThresholdCompat = {
    var policy = ReviewPrompt.Policy(
      moments: .afterAnyEvent,
      rules: [
        .countOfAllEvents(10),
        .oncePer(ReviewPrompt.OncePer(.build, looksAtLastOnly: true)),
        .elapsed(ReviewPrompt.Elapsed(.days(122), since: .lastAttempt)),
      ],
      wait: 2)
    policy.quirks.countsAfterDeciding = true
    policy.quirks.countLimit = 10
    policy.quirks.afterWaiting = .screen
    policy.quirks.withoutScene = .ignore
    policy.quirks.isWithoutSafeguards = true
    return policy
  }()
}
