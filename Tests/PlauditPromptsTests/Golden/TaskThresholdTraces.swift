import PlauditPrompts

/// The class `StoreReviewManager`: each event is a call of `askForReview`.
enum TaskThresholdTraces {
  static let all = [thirteenTasks, compat, plain, plainLimits]

  static let thirteenTasks = Trace(
    "task-threshold-compat, thirteen tasks", .taskThresholdCompat,
    """
    # `count` is read before it is incremented: 0 to 9 in the first ten calls
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:01:00Z,event,task,not-now
    2026-01-01T10:02:00Z,event,task,not-now
    2026-01-01T10:03:00Z,event,task,not-now
    2026-01-01T10:04:00Z,event,task,not-now
    2026-01-01T10:05:00Z,event,task,not-now
    2026-01-01T10:06:00Z,event,task,not-now
    2026-01-01T10:07:00Z,event,task,not-now
    2026-01-01T10:08:00Z,event,task,not-now
    2026-01-01T10:09:00Z,event,task,not-now
    # 10 >= 10, no version and no date are stored
    2026-01-01T10:10:00Z,event,task,ask
    # the version is stored now
    2026-01-01T10:11:00Z,event,task,not-now
    2026-01-01T10:12:00Z,event,task,not-now
    """)

  static let compat = Trace(
    "task-threshold-compat", .taskThresholdCompat,
    """
    2026-01-01T09:00:00Z,version,1.0+40,not-now
    2026-01-01T09:00:00Z,screen,editor,not-now
    # the name of a task does not matter
    2026-01-01T10:00:00Z,event,exported,not-now
    2026-01-01T10:00:10Z,event,task,not-now
    2026-01-01T10:00:20Z,event,task,not-now
    2026-01-01T10:00:30Z,event,shared,not-now
    2026-01-01T10:00:40Z,event,task,not-now
    2026-01-01T10:00:50Z,event,task,not-now
    2026-01-01T10:01:00Z,event,task,not-now
    2026-01-01T10:01:10Z,event,task,not-now
    2026-01-01T10:01:20Z,event,task,not-now
    2026-01-01T10:01:30Z,event,task,not-now
    # all gates pass, but the top view controller is another one two seconds later
    2026-01-01T10:02:00Z,event,task,not-now
    2026-01-01T10:02:01Z,screen,list,not-now
    # nothing was stored, so the next call asks: at 10:03:02. Neither a crash nor the end of the
    # session is looked at
    2026-01-01T10:03:00Z,event,task,ask
    2026-01-01T10:03:01Z,session-end,,not-now
    2026-01-01T10:03:01Z,crash,,not-now
    # a new version, but the date is stored
    2026-01-02T10:00:00Z,version,1.1+41,not-now
    2026-01-02T10:00:00Z,event,task,not-now
    # 122 days less one second after the request
    2026-05-03T10:03:01Z,event,task,not-now
    # exactly 122 days: <= passes. The writer's own visit to the store is unknown to the code
    2026-05-03T10:03:02Z,opened-review-page,,not-now
    2026-05-03T10:03:02Z,event,task,ask
    # a request at 10:03:04; another build of the same version is a new version
    2026-05-04T10:00:00Z,version,1.1+42,not-now
    2026-09-02T10:03:03Z,event,task,not-now
    # nothing guards a request on its way: two calls within two seconds ask twice
    2026-09-02T10:03:04Z,event,task,ask
    2026-09-02T10:03:05Z,event,task,ask
    # the dates are those of the requests, 10:03:06 and :07; the last one is stored
    2026-09-03T10:00:00Z,version,1.2+43,not-now
    2027-01-02T10:03:06Z,event,task,not-now
    # the version is read at the call and stored after the wait: 1.2.43, so 1.3.44 is new
    2027-01-02T10:03:07Z,event,task,ask
    2027-01-02T10:03:08Z,version,1.3+44,not-now
    # the clock was set back: the stored date is in the future
    2026-12-01T10:00:00Z,event,task,not-now
    # 122 days after 2027-01-02T10:03:09Z
    2027-05-04T10:03:08Z,event,task,not-now
    2027-05-04T10:03:09Z,event,task,ask
    2027-05-05T10:00:00Z,version,1.4+45,not-now
    2027-12-01T10:00:00Z,event,task,ask
    # only the last version is stored, so an older one is new
    2028-05-01T10:00:00Z,version,1.3+44,not-now
    2028-05-01T10:00:01Z,event,task,ask
    2028-05-02T10:00:00Z,version,1.5+46,not-now
    # what people want is honoured even here, and at once
    2028-12-01T10:00:00Z,event,task,never
    2028-12-01T10:00:01Z,requests-off,,never
    2028-12-02T10:00:00Z,event,task,never
    """)

  static let plain = Trace(
    "task-threshold", .taskThreshold,
    """
    2026-01-01T09:00:00Z,version,1.0+40,not-now
    2026-01-01T09:00:00Z,screen,editor,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:10Z,event,task,not-now
    2026-01-01T10:00:20Z,event,task,not-now
    2026-01-01T10:00:30Z,event,shared,not-now
    2026-01-01T10:00:40Z,event,task,not-now
    2026-01-01T10:00:50Z,event,task,not-now
    2026-01-01T10:01:00Z,event,task,not-now
    2026-01-01T10:01:10Z,event,task,not-now
    2026-01-01T10:01:20Z,event,task,not-now
    # the tenth task, as the text says, but the person goes to another screen
    2026-01-01T10:02:00Z,event,task,not-now
    2026-01-01T10:02:01Z,screen,list,not-now
    # one request at a time
    2026-01-01T10:03:00Z,event,task,ask
    2026-01-01T10:03:01Z,event,task,not-now
    2026-01-02T10:00:00Z,version,1.1+41,not-now
    2026-05-03T10:03:01Z,event,task,not-now
    # another build of the same version is no new version
    2026-05-03T10:03:02Z,event,task,ask
    2026-05-04T10:00:00Z,version,1.1+42,not-now
    2026-09-03T10:00:00Z,event,task,not-now
    2026-09-04T10:00:00Z,version,1.2+43,not-now
    # the first ten seconds of a session
    2026-09-04T10:00:00Z,session-start,,not-now
    2026-09-04T10:00:05Z,event,task,not-now
    # the session ends during the wait: no window is left
    2026-09-04T10:01:00Z,event,task,not-now
    2026-09-04T10:01:01Z,session-end,,not-now
    # decided again after the wait
    2026-09-04T10:02:00Z,event,task,never
    2026-09-04T10:02:01Z,requests-off,,never
    2026-09-04T10:03:00Z,event,task,never
    2026-09-04T10:04:00Z,requests-on,,not-now
    2026-09-04T10:05:00Z,event,task,ask
    """)

  static let plainLimits = Trace(
    "task-threshold, limits", .taskThreshold,
    """
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    2026-01-01T10:00:00Z,event,task,not-now
    # whoever opened the page to write a review is left alone for 122 days
    2026-01-01T10:00:00Z,opened-review-page,,not-now
    2026-01-01T11:00:00Z,event,task,not-now
    2026-05-03T09:59:59Z,event,task,not-now
    2026-05-03T10:00:00Z,event,task,ask
    # the clock was set back: the last request counts as made now, and blocks until it is over
    2026-05-03T11:00:00Z,version,1.1+41,not-now
    2026-02-01T10:00:00Z,event,task,not-now
    2026-09-02T10:00:01Z,event,task,not-now
    2026-09-02T10:00:02Z,event,task,ask
    2026-09-03T10:00:00Z,version,1.0+1,not-now
    # an older version that has asked is not new
    2027-05-04T10:00:00Z,event,task,not-now
    """)
}
