import PlauditEdits

/// Why nothing can be imported.
enum ImportFailure: Error {
  case file(FileFailure)
  /// With the path of the file that cannot be changed.
  case edit(EditFailure, String)
}
