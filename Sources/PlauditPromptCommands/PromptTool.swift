package import PlauditCommands

/// `plaudit prompt`.
package enum PromptTool {
  private static let commands = CommandSet(
    name: "plaudit prompt", summary: Usage.prompt.summary,
    version: "plaudit prompt \(Tool.version)", commands: [.explain, .presets, .simulate])

  /// - Parameter words: The command line behind `plaudit prompt`.
  package static func run(_ words: [String], in environment: Environment) -> ExitStatus {
    commands.run(words, in: environment)
  }
}
