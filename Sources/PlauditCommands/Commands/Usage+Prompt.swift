import PlauditModel

extension Usage {
  /// A program of its own, beside this one, has the commands.
  package static let prompt = Usage(
    name: "prompt", summary: "tell when people are asked for a review, and why not",
    commands: [.promptExplain, .promptPresets, .promptSimulate])

  package static let promptExplain = Usage(
    name: "explain",
    summary: "tell what each rule of a policy says, given what happened so far",
    synopsis: """
      plaudit prompt explain [--state FILE] [--at DATE] [--app-version VERSION]
                             [--preset NAME | --manifest FILE]
      """,
    about: "Prints whether the next moment that may ask would ask, and the verdict of each rule.",
    options: [
      .init("--state", "FILE", .paths, "what the app stored; without it the app is new"),
      .init(
        "--at", "DATE", .anything,
        """
        as of this time, such as 2026-03-01 or 2026-03-01T09:00:00Z; without
        it, now
        """),
      .init(
        "--app-version", "VERSION", .anything,
        """
        the app's version and build, such as 2.1+40; without it those of the
        last request
        """),
      .init(
        "--preset", "NAME", .presets,
        """
        the policy: a name that plaudit prompt presets prints; without it,
        task-threshold
        """),
      .init("--manifest", "FILE", .paths, "the policy of this manifest (plaudit.yaml) instead"),
    ],
    notes: "Days begin at midnight in Greenwich.")

  package static let promptPresets = Usage(
    name: "presets",
    summary: "list the policies that have a name",
    synopsis: "plaudit prompt presets [--all]",
    about: "Prints a line for each: its name, a tab, when it asks.",
    options: [
      .init("--all", "also those that copy an article's code, bugs included")
    ])

  package static let promptSimulate = Usage(
    name: "simulate",
    summary: "run a policy over a log, or over a typical user's year",
    synopsis: """
      plaudit prompt simulate --log FILE [--preset NAME | --manifest FILE] [--json]
      plaudit prompt simulate --days DAYS [--sessions-per-day NUMBER] [--seed NUMBER]
                              [--preset NAME | --manifest FILE]
                              [--svg FILE]
      """,
    about: """
      With a log it prints what is decided at each row, and why. With days it makes a user up and
      draws when that one is asked.
      """,
    options: [
      .init("--log", "FILE", .paths, "CSV with the header time,kind,name; - is standard input"),
      .init("--json", "an object on a line of its own for each row"),
      .init("--days", "DAYS", .anything, "up to 1830"),
      .init("--sessions-per-day", "NUMBER", .anything, "on average, up to 20; 1.4 without it"),
      .init(
        "--seed", "NUMBER", .anything,
        "another user for each, the same for the same; 7 without it"),
      .init("--svg", "FILE", .paths, "write the drawing to a file as well"),
      .init(
        "--preset", "NAME", .presets,
        """
        the policy: a name that plaudit prompt presets prints; without
        it, task-threshold
        """),
      .init("--manifest", "FILE", .paths, "the policy of this manifest (plaudit.yaml) instead"),
    ],
    notes: """
      Times are ISO 8601, in Greenwich's zone unless they say another. A kind is one of
      event, session-start, session-end, version, screen,
      crash, opened-review-page, requests-off, requests-on.
      The name is the event, the screen, or the version and build (2.1+40); otherwise it is empty.
      """)
}
