/// One of the tool's commands.
package struct Command: Sendable {
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// What `--help` prints; `nil` where the command answers that itself.
  package let help: String?
  package let run:
    @Sendable (_ words: [String], _ environment: Environment) throws(CommandFailure) -> ExitStatus

  package init(
    name: String, summary: String, help: String?,
    run:
      @escaping @Sendable (_ words: [String], _ environment: Environment) throws(CommandFailure)
      -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.help = help
    self.run = run
  }
}

/// What a command reaches beyond its words.
package struct Environment {
  package let console: Console
  package let files: any FileSystem
  let companions: Companions
  let toolchain: Toolchain
  /// Keeps a value to the end of the process, which is quicker than to free a large catalogue piece
  /// by piece.
  let keepToTheEnd: (Any) -> Void

  package init(
    console: Console, files: any FileSystem, companions: Companions = .besideThisExecutable,
    toolchain: Toolchain = .installed, keepToTheEnd: @escaping (Any) -> Void = { _ in }
  ) {
    self.keepToTheEnd = keepToTheEnd
    self.console = console
    self.files = files
    self.companions = companions
    self.toolchain = toolchain
  }

  package func print(_ text: String) throws(CommandFailure) {
    try CommandFailure.ofFiles { () throws(FileFailure) in try console.print(text) }
  }
}
