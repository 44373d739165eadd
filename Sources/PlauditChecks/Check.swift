package import PlauditModel

/// One question about a catalogue. Each check is a file of its own, named after its id.
package protocol Check: Sendable {
  func run(_ catalogue: Catalogue, into diagnostics: inout Diagnostics)
}

package enum Checks {
  /// Every check, in the order of their ids.
  package static let all: [any Check] = [
    KeyExtra(),
    KeyMissing(),
    PluralMissing(),
  ]

  /// What all checks find.
  package static func run(_ catalogue: Catalogue, into diagnostics: inout Diagnostics) {
    for check in all { check.run(catalogue, into: &diagnostics) }
  }
}
