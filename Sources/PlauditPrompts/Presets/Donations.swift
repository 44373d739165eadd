extension ReviewPrompt.Policy {
  /// Asks after the third feeding or grooming that was logged, or the first walk; then once in each
  /// version, after as many of them again, and not within seven days.
  public static let donations = {
    var policy = ReviewPrompt.Policy(
      askAfter: ReviewPrompt.Event.donations,
      needs: [.any(goals.map { .count($0.event, $0.need) })], wait: 0, thenRest: .days(7))
    policy.startsOver = true
    return policy
  }()

  /// The actor `RequestReviewManager`, bug for bug.
  ///
  /// What is donated within seven midnights of a request, or in a version that has asked, is dropped.
  /// Each reason asks once in the life of an installation, when its count is exactly the goal. A last
  /// request that lies seven days in the future is as good as one in the past. A bundle without a
  /// version is 1.0.0.
  public static let donationsCompat = {
    var policy = ReviewPrompt.Policy(
      moments: .after(ReviewPrompt.Event.donations),
      rules: [
        .elapsed(ReviewPrompt.Elapsed(.midnights(7), since: .lastAttempt, isAbsolute: true)),
        .oncePer(
          ReviewPrompt.OncePer(.version, looksAtLastOnly: true, unknown: .standsFor("1.0.0"))),
        .any(
          goals.map {
            .eventCount(ReviewPrompt.EventCount($0.event, $0.need, isExact: true))
          }),
      ],
      wait: 0)
    policy.quirks.blockedEvents = .drop
    policy.quirks.withoutScene = .dropEvent
    policy.quirks.isWithoutSafeguards = true
    return policy
  }()

  private static let goals = zip(ReviewPrompt.Event.donations, [3, 3, 1])
    .map { (event: $0, need: $1) }
}

extension ReviewPrompt.Event {
  static let donations = [
    Self("loggedEnoughFeedActivities"), Self("loggedEnoughHygieneActivities"), Self("endedWalk"),
  ]
}
