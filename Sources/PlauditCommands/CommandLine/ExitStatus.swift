/// How a run ended.
package enum ExitStatus: Int32 {
  case success = 0
  /// Faults in the user's files.
  case faults = 1
  /// A command line that makes no sense, or a file that cannot be read or written.
  case usage = 2
}
