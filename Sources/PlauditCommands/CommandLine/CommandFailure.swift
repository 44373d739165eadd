/// Why a command could not do its work, apart from faults in the user's files.
package enum CommandFailure: Error {
  /// The command line makes no sense: what is wrong, and what to write.
  case usage(String)
  /// A file that cannot be read or written.
  case file(FileFailure)
}
