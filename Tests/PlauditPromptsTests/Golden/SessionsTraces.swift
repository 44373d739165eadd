import PlauditPrompts

/// The class `RatingRequester`: a session starts when the app becomes active, which is when the check
/// is made, and ends when it resigns or terminates.
enum SessionsTraces {
  static let all = [compat, compatFour, plain]

  static let compat = Trace(
    "sessions-compat", .sessionsCompat,
    """
    2026-01-01T10:00:00Z,session-start,,not-now
    # 11 > 10: one session
    2026-01-01T10:00:11Z,session-end,,not-now
    2026-01-02T10:00:00Z,session-start,,not-now
    # exactly ten seconds are not more than ten
    2026-01-02T10:00:10Z,session-end,,not-now
    2026-01-03T10:00:00Z,session-start,,not-now
    # the app resigns and is terminated: two and three, since the start is not cleared
    2026-01-03T10:00:30Z,session-end,,not-now
    2026-01-03T10:00:31Z,session-end,,not-now
    # three are not more than three
    2026-01-04T10:00:00Z,session-start,,not-now
    # events are nothing to this code
    2026-01-04T10:00:30Z,event,task,not-now
    # the clock was set back within the session: its length is negative
    2026-01-04T09:00:00Z,session-end,,not-now
    2026-01-05T10:00:00Z,session-start,,not-now
    # four
    2026-01-05T10:05:00Z,session-end,,not-now
    # asks when the app is opened
    2026-01-06T10:00:00Z,session-start,,ask
    # `seen` is set for good
    2026-01-06T10:05:00Z,session-end,,never
    2026-01-07T10:00:00Z,session-start,,never
    2027-06-01T10:00:00Z,version,9.0+900,never
    2027-06-01T10:00:00Z,session-start,,never
    """)

  static let compatFour = Trace(
    "sessions-compat, four sessions", .sessionsCompat,
    """
    # a crash, another version or a visit to the store change nothing
    2026-01-01T10:00:00Z,session-start,,not-now
    2026-01-01T10:01:00Z,session-end,,not-now
    2026-01-01T11:00:00Z,session-start,,not-now
    2026-01-01T11:01:00Z,session-end,,not-now
    2026-01-01T12:00:00Z,session-start,,not-now
    2026-01-01T12:01:00Z,session-end,,not-now
    # the text says three sessions; the code wants more than three
    2026-01-01T13:00:00Z,session-start,,not-now
    2026-01-01T13:00:20Z,opened-review-page,,not-now
    2026-01-01T13:01:00Z,session-end,,not-now
    2026-01-01T13:30:00Z,crash,,not-now
    2026-01-01T13:40:00Z,version,1.1+2,not-now
    2026-01-01T14:00:00Z,session-start,,ask
    2026-01-01T15:00:00Z,session-start,,never
    """)

  static let plain = Trace(
    "sessions", .sessions,
    """
    2026-01-01T10:00:00Z,session-start,,not-now
    # at least ten seconds, as the text says: one session
    2026-01-01T10:00:10Z,session-end,,not-now
    2026-01-02T10:00:00Z,session-start,,not-now
    2026-01-02T10:00:09Z,session-end,,not-now
    2026-01-03T10:00:00Z,session-start,,not-now
    # resigned and terminated: two, and no more
    2026-01-03T10:00:30Z,session-end,,not-now
    2026-01-03T10:00:31Z,session-end,,not-now
    2026-01-04T10:00:00Z,session-start,,not-now
    2026-01-04T10:00:30Z,event,task,not-now
    # three
    2026-01-04T10:01:00Z,session-end,,not-now
    # not when the app is opened, and not in the first ten seconds
    2026-01-05T10:00:00Z,session-start,,not-now
    2026-01-05T10:00:09Z,event,task,not-now
    2026-01-05T10:00:10Z,event,task,ask
    # once
    2026-01-05T10:00:20Z,event,task,never
    2027-06-01T10:00:00Z,version,9.0+900,never
    2027-06-01T11:00:00Z,event,task,never
    """)
}
