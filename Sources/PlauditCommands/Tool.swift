import PlauditModel

/// The command line tool: finds the command, runs it, says how it went.
package enum Tool {
  package static let version = "0.1.0"

  static let commands: [Command] = [.generate, .plural, .render, .validate]

  /// - Parameter words: The command line without the tool's own name.
  package static func run(_ words: [String], in environment: Environment) -> ExitStatus {
    guard let name = words.first else {
      environment.console.report(help)
      return .usage
    }
    switch name {
    case "--help", "-h", "help":
      environment.console.print(help)
      return .success
    case "--version":
      environment.console.print(
        "plaudit \(version) (ICU \(ICU.version), CLDR \(ICU.cldrVersion))")
      return .success
    default:
      guard let command = commands.first(where: { $0.name == name }) else {
        let suggestion = Suggestion.closest(to: name, among: commands.map(\.name))
        environment.console.report(
          "plaudit: no command \(name)"
            + (suggestion.map { "; did you mean \($0)?" } ?? "; see plaudit --help"))
        return .usage
      }
      return run(command, Array(words.dropFirst()), in: environment)
    }
  }

  private static func run(
    _ command: Command, _ words: [String], in environment: Environment
  ) -> ExitStatus {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      environment.console.print(command.help)
      return .success
    }
    do throws(CommandFailure) {
      return try command.run(words, environment)
    } catch {
      switch error {
      case .usage(let problem):
        environment.console.report(
          "plaudit \(command.name): \(problem); see plaudit \(command.name) --help")
      case .file(let failure):
        environment.console.report("plaudit \(command.name): \(failure)")
      }
      return .usage
    }
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
