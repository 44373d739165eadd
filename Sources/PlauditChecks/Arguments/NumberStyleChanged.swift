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
      isPrintf || !(text.isPlain && source.isPlain), !source.hasBrokenSpecifier
    else { return }
    for placeholder in text.placeholders where placeholder.type != .text {
      guard
        let original = source.placeholders.first(where: { $0.argument == placeholder.argument }),
        isPrintf
          ? original.type == placeholder.type
            && !placeholder.isWritten(in: text, like: original, of: source)
            && (placeholder.isNumbered || !text.hasBrokenSpecifier)
          : isRestyled(placeholder, original, source, message)
      else { continue }
      findings.add(
        placeholder.isOwnNumber
          ? .ownStyle(text.specifier(of: placeholder), source.specifier(of: original))
          : .style(
            placeholder.inFull,
            original.isOwnNumber
              ? source.plainSpelling(of: original.argument, message) : original.inFull),
        at: placeholder.offset, in: text, of: message)
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
}

extension Diagnostic.Message {
  fileprivate static func style(_ written: String, _ cure: String) -> Self {
    NumberStyleChanged.info.message(
      "\(written) writes the number in another style than the source"
        + (written == cure ? "; write it as there" : "; write \(cure)"))
  }

  fileprivate static func ownStyle(_ specifier: String, _ original: String) -> Self {
    NumberStyleChanged.info.message(
      "%arg stands for \(specifier) and writes the number in another style than the source; "
        + "write \(original.unnumbered.dropFirst()) as its specifier")
  }
}
