extension Command {
  /// A program of its own: on Linux the network doubles a command's start.
  static let ratings = Command(
    name: "ratings",
    summary: "tell how an app is rated, country by country",
    help: nil,
    run: { words, environment throws(CommandFailure) in
      throw .file(environment.companions.become("plaudit-ratings", words))
    })
}
