import PlauditChecks
import PlauditModel

/// The white space that the source text has at its edges, where all its forms have the same.
struct EdgeFix {
  private let start: String
  private let end: String

  /// - Returns: `nil` where it is not certain what the translation should have.
  init?(_ source: WrittenText) {
    let starts = EdgeSpace.space(of: source, at: .start)
    let ends = EdgeSpace.space(of: source, at: .end)
    guard let start = starts.first, let end = ends.first, starts.count == 1, ends.count == 1,
      !source.isBlank
    else { return nil }
    self.start = String(start)
    self.end = String(end)
  }

  func fixed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return text }
    return start + String(scalars[first...last]) + end
  }
}
