/// One of the tool's commands.
package struct Command: Sendable {
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// What `--help` prints.
  package let help: String
  package let run:
    @Sendable (_ words: [String], _ environment: Environment) throws(CommandFailure) -> ExitStatus
}

/// What a command reaches beyond its words.
package struct Environment {
  package let console: Console
  package let files: any FileSystem

  package init(console: Console, files: any FileSystem) {
    self.console = console
    self.files = files
  }

  func print(_ text: String) throws(CommandFailure) {
    try CommandFailure.ofFiles { () throws(FileFailure) in try console.print(text) }
  }
}
