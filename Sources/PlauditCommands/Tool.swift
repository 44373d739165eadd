import PlauditModel

/// The command line tool: finds the command, runs it, says how it went.
package enum Tool {
  package static let version = "0.1.0"

  static let commands: [Command] = [.generate, .link, .plural, .render, .storefronts, .validate]

  /// - Parameter words: The command line without the tool's own name.
  package static func run(_ words: [String], in environment: Environment) -> ExitStatus {
    let command = commands.first { $0.name == words.first }
    let name = command.map { "plaudit \($0.name)" } ?? "plaudit"
    do throws(CommandFailure) {
      if let command { return try run(command, Array(words.dropFirst()), in: environment) }
      return try run(words.first, in: environment)
    } catch {
      switch error {
      case .usage(let problem):
        environment.console.report("\(name): \(problem); see \(name) --help")
      case .file(let failure):
        environment.console.report("\(name): \(failure)")
      }
      return .usage
    }
  }

  /// What the tool does without a command.
  private static func run(
    _ word: String?, in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    switch word {
    case nil:
      environment.console.report(help)
      return .usage
    case "--help", "-h", "help":
      try environment.print(help)
      return .success
    case "--version":
      try environment.print("plaudit \(version) (ICU \(ICU.version), CLDR \(ICU.cldrVersion))")
      return .success
    case .some(let name):
      let suggestion = Suggestion.closest(to: name, among: commands.map(\.name))
      throw .usage("no command \(name)" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
    }
  }

  private static func run(
    _ command: Command, _ words: [String], in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try environment.print(command.help)
      return .success
    }
    return try command.run(words, environment)
  }

  private static var help: String {
    let width = commands.map(\.name.count).max() ?? 0
    let list = commands.map { command in
      let gap = String(repeating: " ", count: width - command.name.count + 2)
      return "  \(command.name)\(gap)\(command.summary)"
    }
    return """
      plaudit: right plurals and right store links, as Swift

      usage: plaudit COMMAND …

      \(list.joined(separator: "\n"))

      plaudit COMMAND --help tells more. Exit status: 0 fine, 1 faults in your files, 2 usage or a
      file that cannot be read or written.
      """
  }
}
