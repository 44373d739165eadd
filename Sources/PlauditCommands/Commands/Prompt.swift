extension Command {
  /// A program of its own: building it takes what the plugin's tool can do without.
  static let prompt = Command(
    name: "prompt",
    summary: "tell when people are asked for a review, and why not",
    help: nil,
    run: { words, environment throws(CommandFailure) in
      throw .file(environment.companions.become("plaudit-prompts", words))
    })
}
