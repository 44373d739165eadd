/// One thing to tell a person about their files: where, how bad, what is wrong, what to write.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// What a diagnostic says. Each is a named constant in an extension beside the code that raises
  /// it, so that tests can name it too.
  package struct Message: Sendable, Hashable {
    /// Stable and documented: people silence and search by it.
    package let id: String
    package let severity: Severity
    package let text: String

    package init(_ id: String, _ severity: Severity, _ text: String) {
      self.id = id
      self.severity = severity
      self.text = text.readable
    }

    package static func error(_ id: String, _ text: String) -> Self { Self(id, .error, text) }
    package static func warning(_ id: String, _ text: String) -> Self { Self(id, .warning, text) }
  }

  /// The text that a finding is about.
  package struct Subject: Sendable, Hashable {
    package let key: String
    /// The language's tag; `nil` where all are meant.
    package let language: String?

    package init(key: String, language: String? = nil) {
      self.key = key
      self.language = language
    }
  }

  package let location: SourceLocation
  package let message: Message
  package let subject: Subject?
  /// Whether it tells why something was not read at all, so that nothing else is found there.
  package let stopsReading: Bool

  package init(
    _ message: Message, at location: SourceLocation, about subject: Subject? = nil,
    stopsReading: Bool = false
  ) {
    self.message = message
    self.location = location
    self.subject = subject
    self.stopsReading = stopsReading
  }
}

extension Diagnostic {
  package func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      Message(message.id, severity, message.text), at: location, about: subject,
      stopsReading: stopsReading)
  }

  package func with(_ subject: Subject) -> Diagnostic {
    Diagnostic(message, at: location, about: subject, stopsReading: stopsReading)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form that compilers print and that editors and Xcode understand.
  package var description: String {
    "\(location): \(message.severity): \(message.text.onOneLine) [\(message.id)]"
  }
}

extension String {
  /// Cut in its middle where it is longer than people read: messages quote what files have, which
  /// may be a word of megabytes.
  fileprivate var readable: String {
    guard utf8.count > 1_000 else { return self }
    let scalars = unicodeScalars
    return String(scalars.prefix(400)) + " … " + String(scalars.suffix(200))
  }
}
