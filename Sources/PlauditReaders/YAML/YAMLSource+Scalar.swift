import PlauditModel

extension YAMLSource {
  /// A scalar with what the file shows of it.
  mutating func scalar(
    _ text: String, _ style: YAMLScalarStyle, from start: YAMLMark, to end: YAMLMark
  ) -> YAMLNode.Scalar {
    // A block ends where the line behind it begins.
    let last = end.column == 0 ? end.line : end.line + 1
    let lines = start.line + 2..<max(last, start.line + 1) + 1
    switch style {
    case .plain:
      let text = SourceText(
        text, at: location(of: start), isVerbatim: start.line == end.line)
      return .init(text: text, style: .plain, comment: comment(after: end), furtherLines: lines)
    case .quoted:
      let content = YAMLMark(line: start.line, column: start.column + 1)
      // An escape is always longer than what it stands for.
      let isVerbatim =
        start.line == end.line && end.column - content.column - 1 == text.unicodeScalars.count
      let text = SourceText(text, at: location(of: content), isVerbatim: isVerbatim)
      return .init(text: text, style: .quoted, comment: nil, furtherLines: lines)
    case .literal, .folded:
      let text = block(text, isLiteral: style == .literal, from: start)
      return .init(text: text, style: .block, comment: nil, furtherLines: lines)
    }
  }

  private mutating func comment(after end: YAMLMark) -> SourceLocation? {
    guard let next = nextOnLine(end), next.character == UInt8(ascii: "#") else { return nil }
    return location(of: next.mark)
  }

  /// The text below a `|` or `>`. Its place is that of its first character, blank lines included
  /// when the text is literal, since those are lines of the text.
  private func block(_ text: String, isLiteral: Bool, from start: YAMLMark) -> SourceText {
    let isWritten = { (line: ArraySlice<UInt8>) in line.contains { $0 != UInt8(ascii: " ") } }
    let indentation = { (line: ArraySlice<UInt8>) in line.prefix { $0 == UInt8(ascii: " ") }.count }

    var number = start.line + 1
    while let line = line(number), !isWritten(line) { number += 1 }
    let value = Array(text.utf8)
    let firstWritten = value.split(separator: UInt8(ascii: "\n")).first(where: isWritten)
    guard let line = line(number), let firstWritten else {
      return SourceText(text, at: location(of: start), isVerbatim: false)
    }
    if isLiteral {
      let column = indentation(line) - indentation(firstWritten)
      let content = YAMLMark(line: start.line + 1, column: column)
      return SourceText(text, at: location(of: content), isVerbatim: true)
    }
    let content = YAMLMark(line: number, column: indentation(line))
    return SourceText(text, at: location(of: content), isVerbatim: false)
  }
}
