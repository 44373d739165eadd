/// Everything found in one run. Readers and checks add to it; the edge prints it.
package struct Diagnostics: Sendable {
  private var found: [Diagnostic] = []

  package init() {}

  package mutating func add(
    _ message: Diagnostic.Message, at location: SourceLocation,
    about subject: Diagnostic.Subject? = nil
  ) {
    found.append(Diagnostic(message, at: location, about: subject))
  }

  package mutating func add(_ diagnostic: Diagnostic) {
    found.append(diagnostic)
  }

  package mutating func add(contentsOf other: Diagnostics) {
    found += other.found
  }

  /// What `read` gives. Where that is nothing, its errors tell why.
  package mutating func reading<Content, Failure>(
    _ read: (inout Diagnostics) throws(Failure) -> Content?
  ) throws(Failure) -> Content? {
    var told = Diagnostics()
    defer { add(contentsOf: told) }
    let content = try read(&told)
    if content == nil { told = told.asReasons }
    return content
  }

  private var asReasons: Diagnostics {
    compactMap {
      Diagnostic(
        $0.message, at: $0.location, about: $0.subject,
        stopsReading: $0.message.severity == .error)
    }
  }

  package var isEmpty: Bool { found.isEmpty }

  /// As they were found.
  package var inOrder: [Diagnostic] { found }

  package var ids: Set<String> { Set(found.map(\.message.id)) }

  package var hasErrors: Bool {
    found.contains { $0.message.severity == .error }
  }

  /// The same, with every error made a warning.
  package var asWarnings: Diagnostics {
    compactMap { $0.with($0.message.severity == .error ? .warning : $0.message.severity) }
  }

  package func compactMap(_ transform: (Diagnostic) -> Diagnostic?) -> Diagnostics {
    var mapped = Diagnostics()
    mapped.found = found.compactMap(transform)
    return mapped
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
