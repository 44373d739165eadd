import PlauditModel

/// One line of what the doctor tells.
struct Finding: Equatable {
  enum Kind: String {
    case ok
    /// Worth knowing; nothing is broken.
    case note
    /// Broken: the line tells how to mend it.
    case error
  }

  let kind: Kind
  let text: String

  static func ok(_ text: String) -> Finding { Finding(kind: .ok, text: text) }
  static func note(_ text: String) -> Finding { Finding(kind: .note, text: text) }
  static func error(_ text: String) -> Finding { Finding(kind: .error, text: text) }

  /// The line, with the texts of all lines under each other.
  var line: String {
    kind.rawValue + String(repeating: " ", count: 7 - kind.rawValue.count) + text.onOneLine
  }
}
