/// One of the tool's commands.
package struct Command: Sendable {
  package typealias Run =
    @Sendable (_ options: Options, _ environment: Environment)
    throws(CommandFailure) -> ExitStatus

  enum Action {
    case run(Run)
    /// Another program takes the words as they are, and answers `--help` too.
    case become(String)
  }

  let usage: Usage
  let action: Action

  package init(_ usage: Usage, run: @escaping Run) {
    self.usage = usage
    action = .run(run)
  }

  init(_ usage: Usage, becomes program: String) {
    self.usage = usage
    action = .become(program)
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
