/// Which checks a command line asks for.
struct CheckChoice: Sendable {
  /// `nil` where all are meant that are on.
  var only: Set<String>?
  var skip: Set<String> = []

  /// - Parameter isOn: Whether the check runs where the command line says nothing of it.
  func wants(_ id: String, isOn: Bool = true) -> Bool {
    !skip.contains(id) && only?.contains(id) ?? isOn
  }
}
