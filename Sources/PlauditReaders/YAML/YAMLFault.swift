import PlauditModel

/// What ends the reading of a YAML file.
struct YAMLFault: Error {
  let message: Diagnostic.Message
  let location: SourceLocation
}
