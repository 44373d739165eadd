import PlauditModel

/// Reads comma-separated values (RFC 4180), and tells where each is.
struct CSV {
  typealias Record = [Located<String>]

  private let path: String
  private var rest: Substring.UnicodeScalarView
  private var line = 1
  private var column = 1
  private(set) var diagnostics = Diagnostics()
  /// Whether the text ended before a quote was closed.
  private(set) var endsInQuote = false

  /// - Parameter text: May begin with a byte order mark; lines end with LF, CR LF or CR.
  init(_ text: String, path: String) {
    self.path = path
    rest = Substring(text).unicodeScalars
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
  }

  /// The next line that is not empty.
  mutating func next() -> Record? {
    while rest.first == "\n" || rest.first == "\r" { endLine() }
    guard !rest.isEmpty else { return nil }
    var record = [field()]
    while rest.first == "," {
      advance()
      record.append(field())
    }
    endLine()
    return record
  }

  private var location: SourceLocation {
    SourceLocation(path: path, line: line, column: column)
  }

  private mutating func field() -> Located<String> {
    let start = location
    guard rest.first == "\"" else { return Located(plain(), at: start) }
    let text = quoted(from: start)
    let behind = location
    if !plain().isEmpty { diagnostics.add(.textAfterQuote, at: behind) }
    return Located(text, at: start)
  }

  private mutating func plain() -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != ",", scalar != "\n", scalar != "\r" {
      text.append(scalar)
      advance()
    }
    return String(text)
  }

  private mutating func quoted(from start: SourceLocation) -> String {
    var text = String.UnicodeScalarView()
    advance()
    while let scalar = rest.first {
      if scalar == "\n" || scalar == "\r" {
        text.append("\n")
        endLine()
        continue
      }
      advance()
      if scalar == "\"" {
        guard rest.first == "\"" else { return String(text) }
        advance()
      }
      text.append(scalar)
    }
    endsInQuote = true
    diagnostics.add(.quoteOpen, at: start)
    return String(text)
  }

  private mutating func advance() {
    rest.removeFirst()
    column += 1
  }

  private mutating func endLine() {
    let isReturn = rest.popFirst() == "\r"
    if isReturn, rest.first == "\n" { rest.removeFirst() }
    (line, column) = (line + 1, 1)
  }
}

extension Diagnostic.Message {
  fileprivate static let textAfterQuote = error(
    "log-quote", "text follows the closing quote; write \"\" for a quote within quotes")
  fileprivate static let quoteOpen = error("log-quote", "the quote is not closed; end it with \"")
}
