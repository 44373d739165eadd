import PlauditModel

/// The command line tool.
package enum Tool {
  package static let version = "0.1.0"

  private static let name = "plaudit"
  private static let summary = "right plurals and right store links, as Swift"
  private static let all: [Command] = [
    .accept, .completions, .doctor, .export, .fix, .generate, .importTexts, .initialize, .link,
    .plural, .preview, .prompt, .ratings, .render, .schema, .storefronts, .validate, .words,
  ]
  private static let commands = CommandSet(
    name: name, summary: summary,
    version: "plaudit \(version) (ICU \(ICU.version), CLDR \(ICU.cldrVersion))", commands: all)

  /// How all is written.
  package static var usage: Usage {
    Usage(name: name, summary: summary, commands: all.map(\.usage))
  }

  /// - Parameter words: The command line without the tool's own name.
  package static func run(_ words: [String], in environment: Environment) -> ExitStatus {
    commands.run(words, in: environment)
  }
}
