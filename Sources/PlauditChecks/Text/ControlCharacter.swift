package import PlauditModel

/// A control character, or the character that stands for one that was lost.
package final class ControlCharacter: TextCheck {
  package static let info = CheckInfo(
    "control-character", .error,
    why: """
      Control characters show as nothing or as a box. U+FFFD stands where a wrong encoding has \
      destroyed a letter.
      """,
    wrong: #""Caf\u{FFFD}""#,
    right: #""Café""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.marks.contains(.controls) else { return }
    text.pattern.forEachText { words, offset in
      let found = words.unicodeScalars.first {
        $0 == "\u{FFFD}" || $0.properties.generalCategory == .control && !"\t\n\r".contains($0)
      }
      guard let found else { return }
      findings.add(
        found == "\u{FFFD}" ? .lostCharacter : .control(found), at: offset, in: text, of: message)
    }
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}

extension Unicode.Scalar {
  /// `U+200B (ZERO WIDTH SPACE)`
  var named: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return properties.name.map { "\(code) (\($0))" } ?? code
  }
}

extension Diagnostic.Message {
  fileprivate static let lostCharacter = ControlCharacter.info.message(
    "U+FFFD stands for a character that a wrong encoding has destroyed; write the text anew")

  fileprivate static func control(_ scalar: Unicode.Scalar) -> Self {
    ControlCharacter.info.message("the control character \(scalar.named); remove it")
  }
}
