import PlauditModel

/// Turns what libyaml says into what a person should do. libyaml names the rule that broke; people
/// need the slip that broke it, which is most often a text without quotes.
enum YAMLSlips {
  /// A scalar or collection that was read to its end.
  struct Piece {
    let start: YAMLMark
    let end: YAMLMark
  }

  /// `piece` is what ended last, `collection` where the innermost one begins that has not ended.
  static func fault(
    of problem: YAMLProblem, in source: inout YAMLSource, after piece: Piece?,
    inside collection: YAMLMark?
  ) -> YAMLFault {
    let slip =
      directive(problem) ?? unquotedText(problem, &source) ?? quotedText(problem, &source)
      ?? leftover(problem, &source, piece, collection) ?? layout(problem, &source)
      ?? (.other(problem), problem.mark)
    return YAMLFault(message: slip.0, location: source.location(of: slip.1))
  }

  private typealias Slip = (Diagnostic.Message, YAMLMark)

  private static func directive(_ problem: YAMLProblem) -> Slip? {
    guard
      problem.context == "while scanning a directive"
        || problem.problem == "found incompatible YAML document"
        || problem.problem == "found duplicate %YAML directive"
    else { return nil }
    return (.directive, YAMLMark(line: problem.mark.line, column: 0))
  }

  /// A text that begins with, or contains, what means something in YAML.
  private static func unquotedText(_ problem: YAMLProblem, _ source: inout YAMLSource) -> Slip? {
    switch problem.problem {
    case "found character that cannot start any token", "did not find expected node content":
      guard let character = source.character(at: problem.mark),
        "%@`}],".unicodeScalars.contains(character)
      else { return nil }
      return (.needsQuotes(beginsWith: String(character)), problem.mark)
    case "block sequence entries are not allowed in this context":
      return (.needsQuotes(beginsWith: "- "), problem.mark)
    case "mapping keys are not allowed in this context":
      return (.needsQuotes(beginsWith: "? "), problem.mark)
    case "did not find expected alphabetic or numeric character",
      "did not find expected comment or line break":
      guard let character = source.character(at: problem.contextMark) else { return nil }
      return (.needsQuotes(beginsWith: String(character)), problem.contextMark)
    case "mapping values are not allowed in this context", "did not find expected ',' or '}'":
      let words = source.lineBefore(problem.mark).split(whereSeparator: \.isBlank)
      guard source.character(at: problem.mark) == ":",
        words.contains(where: { $0.last == UInt8(ascii: ":") })
      else { return nil }
      return (.needsQuotesForColon, problem.mark)
    default:
      return nil
    }
  }

  /// A fault inside quotes.
  private static func quotedText(_ problem: YAMLProblem, _ source: inout YAMLSource) -> Slip? {
    switch problem.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      guard problem.context == "while scanning a quoted scalar" else { return nil }
      return (.unclosed("quote"), problem.contextMark)
    case "found unknown escape character":
      let escaped = YAMLMark(line: problem.mark.line, column: problem.mark.column + 1)
      return (.unknownEscape(source.character(at: escaped)), problem.mark)
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      return (.badCharacterCode, problem.mark)
    default:
      return nil
    }
  }

  /// Something that follows a piece which should have been the last one, or be followed by a comma.
  private static func leftover(
    _ problem: YAMLProblem, _ source: inout YAMLSource, _ piece: Piece?, _ collection: YAMLMark?
  ) -> Slip? {
    let isInBrackets = problem.problem.hasPrefix("did not find expected ',' or ")
    if let collection, isInBrackets || problem.context == "while parsing a flow node",
      source.offset(of: problem.mark) == source.bytes.count
    {
      return (.unclosed("bracket"), collection)
    }
    guard isInBrackets || problem.problem == "did not find expected key" else { return nil }

    let rest = source.lineAfter(problem.mark)
    let isNextEntry =
      isInBrackets && rest.prefix { $0 != UInt8(ascii: ",") }.contains(UInt8(ascii: ":"))
    if let piece, piece.end.line == problem.mark.line, !isNextEntry,
      let opening = source.character(at: piece.start)
    {
      switch opening {
      case "{", "[":
        return (.needsQuotes(beginsWith: String(opening)), piece.start)
      case "\"", "'":
        return (.textAfterQuote(String(opening)), problem.mark)
      default:
        break
      }
    }
    guard isInBrackets else { return nil }
    if let collection, rest.first == UInt8(ascii: "{"), source.character(at: collection) == "{" {
      return (.needsQuotes(beginsWith: "{"), collection)
    }
    return (.missingComma, problem.mark)
  }

  /// Indentation, and lines without a colon.
  private static func layout(_ problem: YAMLProblem, _ source: inout YAMLSource) -> Slip? {
    switch problem.problem {
    case _ where source.character(at: problem.mark) == "\t":
      return (.tab, problem.mark)
    case "did not find expected key" where source.character(at: problem.mark) == ":":
      return (.emptyKey, problem.mark)
    case "did not find expected key", "did not find expected '-' indicator":
      guard source.lineBefore(problem.mark).allSatisfy(\.isBlank) else { return nil }
      return (.indentation, problem.mark)
    case "mapping values are not allowed in this context":
      let indentation = source.lineBefore(problem.mark).prefix(while: \.isBlank).count
      let key = YAMLMark(line: problem.mark.line, column: indentation)
      if problem.mark.column - key.column > YAMLReader.longestKey { return (.longKey, key) }
      return (.indentation, key)
    case "did not find expected <document start>":
      return (.afterTheEnd, problem.mark)
    case "could not find expected ':'":
      // libyaml looks for the colon of a key no further than a key can reach.
      let rest = String(decoding: source.lineAfter(problem.contextMark), as: UTF8.self)
      let isKey = rest.unicodeScalars.dropFirst(YAMLReader.longestKey).contains(":")
      return (isKey ? .longKey : .missingColon, problem.contextMark)
    default:
      return nil
    }
  }
}

extension Diagnostic.Message {
  static func needsQuotes(beginsWith opening: String) -> Self {
    .error(
      "yaml-quotes", "a text that begins with `\(opening)` must be in quotes, like \"\(opening)…\"")
  }

  fileprivate static var needsQuotesForColon: Self {
    .error("yaml-quotes", "a text that contains `: ` must be in quotes, like \"first: second\"")
  }

  fileprivate static func unclosed(_ what: String) -> Self {
    .error("yaml-syntax", "this \(what) is never closed")
  }

  fileprivate static func unknownEscape(_ character: Unicode.Scalar?) -> Self {
    .error(
      "yaml-escape",
      "`\\\(character.map(String.init) ?? "")` means nothing between double quotes: write `\\\\` for a"
        + " backslash")
  }

  fileprivate static var badCharacterCode: Self {
    .error(
      "yaml-escape",
      "this is no character: write the character itself, or its code as \\x and 2, \\u and 4 or \\U"
        + " and 8 hexadecimal digits")
  }

  fileprivate static func textAfterQuote(_ quote: String) -> Self {
    .error(
      "yaml-quotes",
      "nothing may follow the closing quote: a quote inside the text is written"
        + (quote == "'" ? " twice, as ''" : " with a backslash, as \\\""))
  }

  fileprivate static var missingComma: Self {
    .error("yaml-syntax", "a comma or a closing bracket is missing before this")
  }

  fileprivate static var tab: Self {
    .error("yaml-tab", "a tab cannot indent a line: write spaces")
  }

  fileprivate static var indentation: Self {
    .error(
      "yaml-indentation", "this line is not indented like the lines it belongs to: line them up")
  }

  static var longKey: Self {
    .error("key-type", "a key can have at most \(YAMLReader.longestKey) characters")
  }

  fileprivate static var afterTheEnd: Self {
    .error("yaml-syntax", "nothing may follow here: the content of the file has ended")
  }

  fileprivate static var missingColon: Self {
    .error("yaml-syntax", "a colon and a space are missing after this: write `key: value`")
  }

  fileprivate static func other(_ problem: YAMLProblem) -> Self {
    let context = problem.context.isEmpty ? "" : " \(problem.context)"
    return .error("yaml-syntax", "this is not valid YAML: \(problem.problem)\(context)")
  }
}
