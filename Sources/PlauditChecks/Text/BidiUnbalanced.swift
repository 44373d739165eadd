package import PlauditModel

/// Direction marks that are opened and not closed, or closed and not opened.
package final class BidiUnbalanced: TextCheck {
  package static let info = CheckInfo(
    "bidi-unbalanced", .error,
    why: """
      What begins an embedding or an isolate needs its end, or the direction of whatever the app \
      shows behind the text changes too.
      """,
    wrong: #""\u{2068}{name} gefällt das""#,
    right: #""\u{2068}{name}\u{2069} gefällt das""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.directions) else { return }
    for whole in text.wholes {
      guard let fault = Self.fault(whole.text) else { continue }
      findings.add(fault, at: whole.offset, in: text, of: message)
    }
  }

  private static func fault(_ text: String) -> Diagnostic.Message? {
    var open: [(opener: Unicode.Scalar, closer: Unicode.Scalar)] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append((scalar, "\u{202C}"))
      case "\u{2066}"..."\u{2068}": open.append((scalar, "\u{2069}"))
      case "\u{202C}", "\u{2069}":
        guard open.popLast()?.closer == scalar else { return .closesNothing(scalar) }
      default: break
      }
    }
    return open.last.map { .neverClosed($0.opener, $0.closer) }
  }
}

extension Diagnostic.Message {
  fileprivate static func neverClosed(_ opener: Unicode.Scalar, _ closer: Unicode.Scalar) -> Self {
    BidiUnbalanced.info.message("\(opener.named) is never closed; add \(closer.named)")
  }

  fileprivate static func closesNothing(_ closer: Unicode.Scalar) -> Self {
    BidiUnbalanced.info.message("\(closer.named) closes nothing; remove it")
  }
}
