package import PlauditModel

/// A message in one language as lines for a terminal.
package struct PreviewTable {
  private let hasColours: Bool

  package init(hasColours: Bool) {
    self.hasColours = hasColours
  }

  /// - Parameter fallback: The language whose text is shown for want of one.
  package func lines(
    _ message: PreviewMessage, _ language: PreviewLanguage, _ rows: [PreviewLanguage.Row],
    fallback: String? = nil, findings: [Diagnostic] = []
  ) -> [String] {
    let title = coloured(.bold, TerminalText.shown(message.key))
    let note = fallback.map { coloured(.yellow, "  no text here, so that of \($0) is shown") }
    return ["\(TerminalText.shown(language.tag))  \(title)\(note ?? "")"]
      + self.rows(rows, isRightToLeft: language.isRightToLeft) + findings.map(line)
  }

  private func rows(_ rows: [PreviewLanguage.Row], isRightToLeft: Bool) -> [String] {
    let labels = rows.map { row in
      TerminalText.shown([row.option, row.number].compactMap(\.self).joined(separator: " "))
    }
    let texts = rows.map { TerminalText.shown($0.text) }
    let labelWidth = labels.map(ICU.columnCount).max() ?? 0
    let textWidth = texts.map(ICU.columnCount).max() ?? 0
    return zip(rows, zip(labels, texts)).map { row, shown in
      let (label, text) = shown
      let start =
        labelWidth == 0 ? "  " : "  \(TerminalText.padding(label, to: labelWidth))\(label)  "
      let isolated = start + TerminalText.isolated(text, isRightToLeft: isRightToLeft)
      guard let form = row.form else { return isolated }
      return isolated + TerminalText.padding(text, to: textWidth) + "  " + bracket(form)
    }
  }

  private func bracket(_ form: PreviewLanguage.Form) -> String {
    form.fallback.map { coloured(.yellow, "[\(form.name) → \($0)]") }
      ?? coloured(.dim, "[\(form.name)]")
  }

  private func line(_ finding: Diagnostic) -> String {
    let severity = finding.message.severity
    let colour: Colour = severity == .error ? .red : severity == .warning ? .yellow : .dim
    let text = TerminalText.shown(finding.message.text)
    return "  " + coloured(colour, "\(severity)") + ": \(text) [\(finding.message.id)]"
  }

  private enum Colour: Int {
    case bold = 1, dim, red = 31, yellow = 33
  }

  private func coloured(_ colour: Colour, _ text: String) -> String {
    hasColours ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}
