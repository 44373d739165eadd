/// Everything found in one run. Readers and checks add to it; the edge prints it.
package struct Diagnostics: Sendable {
  private var found: [Diagnostic] = []

  package init() {}

  package mutating func add(_ message: Diagnostic.Message, at location: SourceLocation) {
    found.append(Diagnostic(message, at: location))
  }

  package mutating func add(contentsOf other: Diagnostics) {
    found += other.found
  }

  package var isEmpty: Bool { found.isEmpty }

  package var hasErrors: Bool {
    found.contains { $0.message.severity == .error }
  }

  /// The same, with every error made a warning.
  package var asWarnings: Diagnostics {
    var warnings = self
    warnings.found = found.map { diagnostic in
      let message = diagnostic.message
      return message.severity == .error
        ? Diagnostic(.warning(message.id, message.text), at: diagnostic.location) : diagnostic
    }
    return warnings
  }

  /// In order of path, line and column; what one place raised stays in the order it was raised.
  /// The same diagnostic is listed once.
  package var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return found.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
      .filter { seen.insert($0).inserted }
  }
}
