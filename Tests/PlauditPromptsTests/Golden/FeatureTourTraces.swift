import PlauditPrompts

/// The struct `AppReview`: each visit to a tab counts and then evaluates `shouldRequest`; the gear
/// only counts.
enum FeatureTourTraces {
  static let all = [compat, compatWithoutVersion, plain]

  static let compat = Trace(
    "feature-tour-compat", .featureTourCompat,
    """
    2026-01-01T10:00:00Z,version,1.0+1,not-now
    2026-01-01T10:00:01Z,event,chart,not-now
    2026-01-01T10:00:02Z,event,chart,not-now
    2026-01-01T10:00:03Z,event,chart,not-now
    2026-01-01T10:00:04Z,event,current,not-now
    2026-01-01T10:00:05Z,event,current,not-now
    2026-01-01T10:00:06Z,event,current,not-now
    2026-01-01T10:00:07Z,event,forecast,not-now
    2026-01-01T10:00:08Z,event,forecast,not-now
    2026-01-01T10:00:09Z,event,forecast,not-now
    2026-01-01T10:00:10Z,event,heatMap,not-now
    2026-01-01T10:00:11Z,event,heatMap,not-now
    2026-01-01T10:00:12Z,event,heatMap,not-now
    # the last that was missing, but the gear evaluates nothing
    2026-01-01T10:00:13Z,event,settings,not-now
    # noticed at the next tab. Three seconds later nobody looks at the screen
    2026-01-01T10:00:20Z,event,chart,ask
    2026-01-01T10:00:21Z,screen,elsewhere,not-now
    # the version was written before the three seconds: counts are cleared, nothing asked twice
    2026-01-01T10:00:22Z,event,chart,not-now
    # all of it again in the same version: each visit clears what was counted
    2026-02-01T10:00:01Z,event,chart,not-now
    2026-02-01T10:00:02Z,event,current,not-now
    2026-02-01T10:00:03Z,event,forecast,not-now
    2026-02-01T10:00:04Z,event,heatMap,not-now
    # the gear after the last evaluation survives the update
    2026-02-01T10:00:05Z,event,settings,not-now
    2026-02-02T10:00:00Z,version,1.1+2,not-now
    2026-02-02T10:00:01Z,event,chart,not-now
    2026-02-02T10:00:02Z,event,chart,not-now
    2026-02-02T10:00:03Z,event,chart,not-now
    2026-02-02T10:00:04Z,event,current,not-now
    2026-02-02T10:00:05Z,event,current,not-now
    2026-02-02T10:00:06Z,event,current,not-now
    2026-02-02T10:00:07Z,event,forecast,not-now
    2026-02-02T10:00:08Z,event,forecast,not-now
    2026-02-02T10:00:09Z,event,forecast,not-now
    2026-02-02T10:00:10Z,event,heatMap,not-now
    2026-02-02T10:00:11Z,event,heatMap,not-now
    2026-02-02T10:00:12Z,event,heatMap,ask
    # an older version differs from the last one, so it is new
    2026-02-03T10:00:00Z,version,1.0+1,not-now
    2026-02-03T10:00:01Z,event,settings,not-now
    2026-02-03T10:00:02Z,event,chart,not-now
    2026-02-03T10:00:02Z,event,chart,not-now
    2026-02-03T10:00:02Z,event,chart,not-now
    2026-02-03T10:00:02Z,event,current,not-now
    2026-02-03T10:00:02Z,event,current,not-now
    2026-02-03T10:00:02Z,event,current,not-now
    2026-02-03T10:00:02Z,event,forecast,not-now
    2026-02-03T10:00:02Z,event,forecast,not-now
    2026-02-03T10:00:02Z,event,forecast,not-now
    2026-02-03T10:00:02Z,event,heatMap,not-now
    2026-02-03T10:00:02Z,event,heatMap,not-now
    2026-02-03T10:00:02Z,event,heatMap,ask
    # and there is no limit in 365 days
    2026-02-04T10:00:00Z,version,1.2+3,not-now
    2026-02-04T10:00:01Z,event,settings,not-now
    2026-02-04T10:00:02Z,event,heatMap,not-now
    2026-02-04T10:00:02Z,event,heatMap,not-now
    2026-02-04T10:00:02Z,event,heatMap,not-now
    2026-02-04T10:00:02Z,event,current,not-now
    2026-02-04T10:00:02Z,event,current,not-now
    2026-02-04T10:00:02Z,event,current,not-now
    2026-02-04T10:00:02Z,event,forecast,not-now
    2026-02-04T10:00:02Z,event,forecast,not-now
    2026-02-04T10:00:02Z,event,forecast,not-now
    2026-02-04T10:00:02Z,event,chart,not-now
    2026-02-04T10:00:02Z,event,chart,not-now
    2026-02-04T10:00:02Z,event,chart,ask
    """)

  static let compatWithoutVersion = Trace(
    "feature-tour-compat, no version in the bundle", .featureTourCompat,
    """
    # "" equals the empty text that is stored at first: not new, so every visit clears all
    2026-01-01T10:00:00Z,version,,not-now
    2026-01-01T10:00:01Z,event,settings,not-now
    2026-01-01T10:00:02Z,event,chart,not-now
    2026-01-01T10:00:02Z,event,chart,not-now
    2026-01-01T10:00:02Z,event,chart,not-now
    2026-01-01T10:00:02Z,event,current,not-now
    2026-01-01T10:00:02Z,event,current,not-now
    2026-01-01T10:00:02Z,event,current,not-now
    2026-01-01T10:00:02Z,event,forecast,not-now
    2026-01-01T10:00:02Z,event,forecast,not-now
    2026-01-01T10:00:02Z,event,forecast,not-now
    2026-01-01T10:00:02Z,event,heatMap,not-now
    2026-01-01T10:00:02Z,event,heatMap,not-now
    2026-01-01T10:00:02Z,event,heatMap,not-now
    # and nothing of it is left when there is one
    2026-01-02T10:00:00Z,version,1.0+1,not-now
    2026-01-02T10:00:01Z,event,heatMap,not-now
    2026-01-02T10:00:01Z,event,settings,not-now
    2026-01-02T10:00:02Z,event,heatMap,not-now
    """)

  static let plain = Trace(
    "feature-tour", .featureTour,
    """
    2026-01-01T10:00:00Z,screen,tabs,not-now
    2026-01-01T10:00:01Z,event,chart,not-now
    2026-01-01T10:00:02Z,event,chart,not-now
    2026-01-01T10:00:03Z,event,chart,not-now
    2026-01-01T10:00:04Z,event,current,not-now
    2026-01-01T10:00:05Z,event,current,not-now
    2026-01-01T10:00:06Z,event,current,not-now
    2026-01-01T10:00:07Z,event,forecast,not-now
    2026-01-01T10:00:08Z,event,forecast,not-now
    2026-01-01T10:00:09Z,event,forecast,not-now
    2026-01-01T10:00:10Z,event,heatMap,not-now
    2026-01-01T10:00:11Z,event,heatMap,not-now
    2026-01-01T10:00:12Z,event,heatMap,not-now
    # the settings are no place to ask at
    2026-01-01T10:00:13Z,event,settings,not-now
    # a tab is, but not when the person leaves it within three seconds
    2026-01-01T10:00:20Z,event,chart,not-now
    2026-01-01T10:00:22Z,screen,details,not-now
    2026-01-01T10:00:23Z,screen,tabs,not-now
    # nothing was lost by that
    2026-01-01T10:01:00Z,event,chart,ask
    # the tour begins anew with the request, and what is seen of it in the same version counts
    2026-01-02T10:00:01Z,event,settings,not-now
    2026-01-02T10:00:02Z,event,chart,not-now
    2026-01-02T10:00:02Z,event,chart,not-now
    2026-01-02T10:00:02Z,event,chart,not-now
    2026-01-02T10:00:02Z,event,current,not-now
    2026-01-02T10:00:02Z,event,current,not-now
    2026-01-02T10:00:02Z,event,current,not-now
    2026-01-02T10:00:02Z,event,forecast,not-now
    2026-01-02T10:00:02Z,event,forecast,not-now
    2026-01-02T10:00:02Z,event,forecast,not-now
    2026-01-02T10:00:02Z,event,heatMap,not-now
    2026-01-02T10:00:02Z,event,heatMap,not-now
    # two weeks of rest
    2026-01-10T10:00:00Z,version,1.1+2,not-now
    2026-01-15T10:00:00Z,event,heatMap,not-now
    2026-01-15T10:01:03Z,event,heatMap,ask
    """)
}
