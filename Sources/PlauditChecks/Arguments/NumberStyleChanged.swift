package import PlauditModel

/// A number that is written in another style than the source's.
package final class NumberStyleChanged: TextCheck {
  package static let info = CheckInfo(
    "number-style-changed", .warning,
    why: """
      Decimals or leading zeros that the source asks for are gone, or the other way round.
      """,
    wrong: #"en: "%.1f km", de: "%f km""#,
    right: #"de: "%.1f km""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source
    else { return }
    for placeholder in text.placeholders where placeholder.type != .text {
      guard
        let original = source.placeholders.first(where: { $0.argument == placeholder.argument }),
        original.type == placeholder.type,
        findings.traits.isPrintf
          ? original.spelling != placeholder.spelling
            && style(original.spelling) != style(placeholder.spelling)
          : original.style != placeholder.style
      else { continue }
      findings.add(
        .style(placeholder.spelling, original.spelling), at: placeholder.offset, in: text,
        of: message)
      return
    }
  }

  /// A specifier without its number, its length and what makes no difference to readers.
  private func style(_ spelling: String) -> String {
    if spelling == "%arg" { return "d" }
    let rest = spelling.lastIndex(of: "$").map { spelling[spelling.index(after: $0)...] }
    return String(
      (rest ?? spelling.dropFirst()).filter { !"hlqLztj".contains($0) }.map { letter in
        "iuDU".contains(letter) ? "d" : letter
      })
  }
}

extension Diagnostic.Message {
  fileprivate static func style(_ spelling: String, _ original: String) -> Self {
    NumberStyleChanged.info.message(
      "\(spelling) writes the number in another style than the source"
        + (spelling == original ? "; write it as there" : "; write \(original)"))
  }
}
