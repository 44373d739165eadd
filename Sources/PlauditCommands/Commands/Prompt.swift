extension Command {
  /// A program of its own: building it takes what the plugin's tool can do without.
  static let prompt = Command(.prompt, becomes: "plaudit-prompts")
}
