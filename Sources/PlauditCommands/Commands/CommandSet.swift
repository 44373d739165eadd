import PlauditModel

/// Commands under one name: finds the one that is meant, runs it, says how it went.
package struct CommandSet: Sendable {
  private let name: String
  private let summary: String
  private let version: String
  private let commands: [Command]

  /// - Parameters:
  ///   - name: What people write before the command.
  ///   - summary: What the commands are for.
  ///   - version: What `--version` prints.
  package init(name: String, summary: String, version: String, commands: [Command]) {
    self.name = name
    self.summary = summary
    self.version = version
    self.commands = commands
  }

  /// - Parameter words: What follows the name.
  package func run(_ words: [String], in environment: Environment) -> ExitStatus {
    let command = commands.first { $0.usage.name == words.first }
    do throws(CommandFailure) {
      if let command { return try run(command, Array(words.dropFirst()), in: environment) }
      return try run(words.first, in: environment)
    } catch {
      let name = [self.name, command?.usage.name].compactMap(\.self).joined(separator: " ")
      environment.console.report(error.sentence(name))
      return .usage
    }
  }

  /// What is done without a command.
  private func run(
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
      try environment.print(version)
      return .success
    case .some(let word):
      let suggestion = Suggestion.closest(to: word, among: commands.map(\.usage.name))
      throw .usage("no command \(word)" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
    }
  }

  private func run(
    _ command: Command, _ words: [String], in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    switch command.action {
    case .become(let program): throw .file(environment.companions.become(program, words))
    case .run(let run):
      if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        try environment.print(command.usage.help)
        return .success
      }
      return try run(Options(words, of: command.usage), environment)
    }
  }

  private var help: String {
    let usages = commands.map(\.usage)
    let width = usages.map(\.name.count).max() ?? 0
    let list = usages.map { usage in
      let gap = String(repeating: " ", count: width - usage.name.count + 2)
      return "  \(usage.name)\(gap)\(usage.summary)"
    }
    return """
      \(name): \(summary)

      usage: \(name) COMMAND …

      \(list.joined(separator: "\n"))

      \(name) COMMAND --help tells more. Exit status: 0 fine, 1 faults in your files, 2 usage or a
      file that cannot be read or written.
      """
  }
}
