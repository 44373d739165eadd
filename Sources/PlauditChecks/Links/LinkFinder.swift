/// Finds what looks like a link in a text, of whatever language or format.
struct LinkFinder {
  struct Candidate: Equatable {
    let text: String
    /// 1-based.
    let line: Int
    /// 1-based, counted in Unicode scalars.
    let column: Int
    /// Whether a program fills something in at its end or inside, so that it is not whole.
    let isTemplate: Bool
  }

  private static let schemes: Set<String> = [
    "http", "https", "itms", "itms-apps", "itms-appss", "macappstore", "macappstores",
  ]

  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var candidates: [Candidate] {
    var found: [Candidate] = []
    var (line, lineStart, next) = (1, 0, 0)
    while next < scalars.count {
      if scalars[next] == "\n" { (line, lineStart) = (line + 1, next + 1) }
      if let range = link(at: next) {
        found.append(candidate(range, line: line, column: range.lowerBound - lineStart + 1))
        next = range.upperBound
      } else {
        next += 1
      }
    }
    return found
  }

  /// A link whose colon stands at an index.
  private func link(at colon: Int) -> Range<Int>? {
    guard scalars[colon] == ":", colon + 2 < scalars.count, scalars[colon + 1] == "/",
      scalars[colon + 2] == "/"
    else { return nil }
    var start = colon
    while start > 0, Self.isSchemeScalar(scalars[start - 1]) { start -= 1 }
    guard Self.schemes.contains(text(start..<colon).lowercased()) else { return nil }
    let closing: Unicode.Scalar? =
      switch start > 0 ? scalars[start - 1] : " " {
      case "'": "'"
      case "(": ")"
      case "[": "]"
      case "{": "}"
      default: nil
      }
    var end = colon + 3
    while end < scalars.count, scalars[end] != closing, !Self.endsLink(scalars[end]) { end += 1 }
    while end > colon + 3, Self.endsSentence(scalars[end - 1]) { end -= 1 }
    return start..<end
  }

  private func candidate(_ range: Range<Int>, line: Int, column: Int) -> Candidate {
    let text = text(range).split(separator: "&amp;", omittingEmptySubsequences: false)
      .joined(separator: "&")
    let rest = scalars[range.upperBound...].prefix(2)
    let isTemplate =
      rest.starts(with: ["\\", "("]) || rest.first == "<" || text.contains { "{}$".contains($0) }
      || text.contains("%@") || text.contains("%d") || text.contains("%s")
    return Candidate(text: text, line: line, column: column, isTemplate: isTemplate)
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private static func isSchemeScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "-")
  }

  private static func endsLink(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "<", ">", "`", "\\", "\0"..." ", "\u{7F}"..."\u{A0}": true
    default: scalar.properties.isWhitespace
    }
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", ")", "]", "'", "*", "_": true
    case _ where scalar.isASCII: false
    default:
      switch scalar.properties.generalCategory {
      case .otherPunctuation, .closePunctuation, .finalPunctuation, .initialPunctuation: true
      default: false
      }
    }
  }
}
