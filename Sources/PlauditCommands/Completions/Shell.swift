/// The shells that Plaudit writes completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  package func completions(of tool: Usage) -> String {
    switch self {
    case .bash: BashCompletions.text(tool)
    case .zsh: ZshCompletions.text(tool)
    case .fish: FishCompletions.text(tool)
    }
  }
}

extension Usage {
  /// This command and all below it, each with the words that lead to it.
  package var all: [(path: [String], usage: Usage)] {
    [([name], self)] + commands.flatMap { $0.all.map { ([name] + $0.path, $0.usage) } }
  }

  /// The options, and what every command has beside them.
  var allOptions: [Option] {
    options + [Option("--help", "tell more")]
      + (commands.isEmpty ? [] : [Option("--version", "tell which Plaudit this is")])
  }
}

extension Option {
  /// What it does, in one line.
  var line: String {
    about.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
