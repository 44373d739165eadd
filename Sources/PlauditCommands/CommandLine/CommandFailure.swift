import PlauditModel

/// Why a command could not do its work, apart from faults in the user's files.
package enum CommandFailure: Error {
  /// The command line makes no sense: what is wrong, and what to write.
  case usage(String)
  /// A file that cannot be read or written.
  case file(FileFailure)
}

extension CommandFailure {
  /// What to tell whoever wrote the command line.
  ///
  /// - Parameter name: The command's, as it is written.
  package func sentence(_ name: String) -> String {
    switch self {
    case .usage(let problem): "\(name): \(problem.onOneLine); see \(name) --help"
    case .file(let failure): "\(name): \(failure)"
    }
  }

  package static func ofFiles<Value>(
    _ work: () throws(FileFailure) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(FileFailure) { return try work() } catch { throw .file(error) }
  }
}
