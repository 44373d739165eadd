import PlauditKit
package import PlauditModel

/// A number that is written in another style than the source's.
package final class NumberStyleChanged: TextCheck {
  package static let info = CheckInfo(
    "number-style-changed", .warning,
    why: """
      Decimals, leading zeros, a percent sign or another style that the source asks for are gone, or \
      the other way round.
      """,
    wrong: #"en: "%.1f km", de: "%f km""#,
    right: #"de: "%.1f km""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    let isPrintf = findings.traits.isPrintf
    guard let source = message.source, text !== source,
      isPrintf || !(text.isPlain && source.isPlain)
    else { return }
    for placeholder in text.placeholders where placeholder.type != .text {
      guard
        let original = source.placeholders.first(where: { $0.argument == placeholder.argument }),
        isPrintf
          ? original.type == placeholder.type && !placeholder.isWritten(like: original)
          : isRestyled(placeholder, original, source, message)
      else { continue }
      findings.add(
        .style(placeholder, original), at: placeholder.offset, in: text, of: message)
      return
    }
  }

  /// Whether the source writes a number nowhere as a text in MessageFormat does.
  private func isRestyled(
    _ placeholder: Placeholder, _ original: Placeholder, _ source: WrittenText,
    _ message: WrittenMessage
  ) -> Bool {
    guard placeholder.style != original.style,
      let type = message.passedType(of: placeholder.argument), type != .text
    else { return false }
    let style = placeholder.numberStyle(type)
    return !source.placeholders.contains {
      $0.argument == placeholder.argument && $0.numberStyle(type) == style
    }
  }
}

extension Placeholder {
  /// What a reader sees of the style: a whole number has no decimals that could be left out.
  fileprivate func numberStyle(_ type: ArgumentType) -> NumberStyle {
    var style = NumberStyle(code: style)
    if type == .integer, style.leastFractionDigits == 0 { style.mostFractionDigits = nil }
    return style
  }

  /// With the style in full.
  fileprivate var styled: String {
    guard !style.isEmpty, spelling.hasPrefix("{"),
      let name = spelling.dropFirst().split(whereSeparator: { ",}".contains($0) }).first
    else { return spelling }
    return "{\(name), number, \(NumberStyle(code: style).icu)}"
  }
}

extension Diagnostic.Message {
  fileprivate static func style(_ placeholder: Placeholder, _ original: Placeholder) -> Self {
    let (written, cure) = (placeholder.styled, original.styled)
    return NumberStyleChanged.info.message(
      "\(written) writes the number in another style than the source"
        + (written == cure ? "; write it as there" : "; write \(cure)"))
  }
}
