import PlauditModel

/// The command line tool.
package enum Tool {
  package static let version = "0.1.0"

  private static let commands = CommandSet(
    name: "plaudit", summary: "right plurals and right store links, as Swift",
    version: "plaudit \(version) (ICU \(ICU.version), CLDR \(ICU.cldrVersion))",
    commands: [
      .accept, .doctor, .export, .fix, .generate, .importTexts, .initialize, .link, .plural,
      .preview, .prompt, .ratings, .render, .storefronts, .validate, .words,
    ])

  /// - Parameter words: The command line without the tool's own name.
  package static func run(_ words: [String], in environment: Environment) -> ExitStatus {
    commands.run(words, in: environment)
  }
}
