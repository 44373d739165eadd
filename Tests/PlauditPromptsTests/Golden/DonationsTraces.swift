import PlauditPrompts

/// The actor `RequestReviewManager`: each event is a call of `donate(to:)`.
enum DonationsTraces {
  static let all = [compat, compatClock, plain]

  static let compat = Trace(
    "donations-compat", .donationsCompat,
    """
    2026-03-01T18:00:00Z,version,1.0+1,not-now
    2026-03-01T18:00:00Z,event,loggedEnoughFeedActivities,not-now
    2026-03-01T18:00:01Z,event,loggedEnoughFeedActivities,not-now
    # another reason has a count of its own
    2026-03-01T18:00:02Z,event,loggedEnoughHygieneActivities,not-now
    # 2 + 1 == 3
    2026-03-01T18:00:03Z,event,loggedEnoughFeedActivities,ask
    # within seven days: dropped, as if it had not happened
    2026-03-01T18:00:04Z,event,endedWalk,not-now
    2026-03-02T18:00:00Z,version,1.1+2,not-now
    2026-03-07T23:59:59Z,event,loggedEnoughHygieneActivities,not-now
    # six days and six hours, but seven midnights: the date passes, and this is the second, not third
    2026-03-08T00:00:01Z,event,loggedEnoughHygieneActivities,not-now
    2026-03-08T00:00:02Z,event,loggedEnoughHygieneActivities,ask
    # the date passes, but the version has asked: dropped
    2026-03-20T10:00:00Z,event,endedWalk,not-now
    2026-03-21T10:00:00Z,version,1.2+3,not-now
    # so that this is the first
    2026-03-21T10:00:01Z,event,endedWalk,ask
    # each reason is equal to its goal once and never again
    2026-04-10T10:00:00Z,version,1.3+4,not-now
    2026-04-10T10:00:01Z,event,endedWalk,not-now
    2026-04-10T10:00:02Z,event,loggedEnoughFeedActivities,not-now
    2026-04-10T10:00:03Z,event,loggedEnoughHygieneActivities,not-now
    2026-04-10T10:00:04Z,event,loggedEnoughFeedActivities,not-now
    2026-04-10T10:00:05Z,event,loggedEnoughHygieneActivities,not-now
    2026-04-10T10:00:06Z,event,endedWalk,not-now
    """)

  static let compatClock = Trace(
    "donations-compat, clock and version", .donationsCompat,
    """
    # a bundle without a version is 1.0.0
    2026-03-20T10:00:00Z,version,,not-now
    2026-03-20T10:00:01Z,event,endedWalk,ask
    2026-04-20T10:00:00Z,version,1.0.0+2,not-now
    2026-04-20T10:00:01Z,event,loggedEnoughFeedActivities,not-now
    2026-04-21T10:00:00Z,version,1.0.1+3,not-now
    # the one before was dropped
    2026-04-21T10:00:01Z,event,loggedEnoughFeedActivities,not-now
    2026-04-21T10:00:02Z,event,loggedEnoughFeedActivities,not-now
    # the clock is set back to six days before the last request: |-6| < 7
    2026-03-14T10:00:00Z,event,loggedEnoughFeedActivities,not-now
    # seven days before it: |-7| is enough. A crash and a visit to the store are nothing to the code
    2026-03-13T10:00:00Z,crash,,not-now
    2026-03-13T10:00:00Z,opened-review-page,,not-now
    2026-03-13T10:00:01Z,event,loggedEnoughFeedActivities,ask
    # an older version than the last is another one
    2026-03-20T00:00:00Z,version,1.0.0+2,not-now
    2026-03-20T00:00:00Z,event,loggedEnoughHygieneActivities,not-now
    2026-03-20T00:00:01Z,event,loggedEnoughHygieneActivities,not-now
    2026-03-20T00:00:02Z,event,loggedEnoughHygieneActivities,ask
    """)

  static let plain = Trace(
    "donations", .donations,
    """
    2026-03-01T18:00:00Z,version,1.0+1,not-now
    2026-03-01T18:00:00Z,event,loggedEnoughFeedActivities,not-now
    2026-03-01T18:00:01Z,event,loggedEnoughFeedActivities,not-now
    2026-03-01T18:00:02Z,event,loggedEnoughHygieneActivities,not-now
    2026-03-01T18:00:03Z,event,loggedEnoughFeedActivities,ask
    # what is donated while nothing can be asked still counts
    2026-03-01T18:00:04Z,event,loggedEnoughHygieneActivities,not-now
    2026-03-02T18:00:00Z,version,1.1+2,not-now
    2026-03-07T23:59:59Z,event,loggedEnoughHygieneActivities,not-now
    # seven midnights are not seven days
    2026-03-08T00:00:01Z,event,loggedEnoughHygieneActivities,not-now
    2026-03-08T18:00:02Z,event,loggedEnoughFeedActivities,not-now
    2026-03-08T18:00:03Z,event,loggedEnoughFeedActivities,ask
    # the same reason can ask again
    2026-03-16T10:00:00Z,event,endedWalk,not-now
    2026-03-17T10:00:00Z,version,1.2+3,not-now
    2026-03-17T10:00:01Z,event,loggedEnoughFeedActivities,ask
    # but not more often than three times in 365 days
    2026-04-17T10:00:00Z,version,1.3+4,not-now
    2026-04-17T10:00:01Z,event,endedWalk,not-now
    2027-03-01T18:00:02Z,event,endedWalk,not-now
    2027-03-01T18:00:03Z,event,endedWalk,ask
    """)
}
