import PlauditModel

extension Command {
  private static let names = Shell.allCases.map(\.rawValue)

  static let completions = Command(
    Usage(
      name: "completions",
      summary: "print what lets a shell complete Plaudit's commands and options",
      synopsis: "plaudit completions \(names.joined(separator: "|"))",
      about: """
        Prints a script for a shell, which completes commands, options, what options take, and paths:

          bash  eval "$(plaudit completions bash)"    in ~/.bashrc
          zsh   source <(plaudit completions zsh)     in ~/.zshrc, after compinit
          fish  plaudit completions fish > ~/.config/fish/completions/plaudit.fish

        For zsh and fish the script may also lie in a folder of completions, for zsh as _plaudit.
        """,
      operands: .words(names)),
    run: { options, environment throws(CommandFailure) in
      let shell: Shell = try options.choice("completions")
      try environment.print(shell.completions(of: Tool.usage))
      return .success
    })
}
