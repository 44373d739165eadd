extension Usage {
  /// A program of its own, beside this one, has the command.
  package static let ratings = Usage(
    name: "ratings",
    summary: "tell how an app is rated, country by country",
    synopsis: """
      plaudit ratings ID [--storefronts CODES|all] [--json|--csv] [--resume FILE]
                         [--endpoint URL]
      """,
    about: """
      Asks the App Store of each country how often the app with the number ID was rated, and prints a
      line for each, with the number in words that people there read, and the total. Apple allows some
      20 requests a minute: all 175 countries take about nine minutes.
      """,
    options: [
      .init(
        "--storefronts", "CODES", .list(.storefronts(or: ["all"])),
        "countries such as us,de; without it, all"),
      .init("--json", "an object with the total and an array of countries"),
      .init("--csv", "comma-separated values, with a header"),
      .init(
        "--resume", "FILE", .paths,
        """
        keeps what was found in FILE, and does not ask again for what is there and
        less than a day old: after Ctrl-C, or where countries failed, run the
        same again
        """),
      .init("--endpoint", "URL", .anything, "a stand-in for https://itunes.apple.com"),
    ],
    notes: """
      Exit status: 0 fine, 1 the app is missing everywhere or the total is partial, 2 usage or a file
      that cannot be read or written.
      """)
}
