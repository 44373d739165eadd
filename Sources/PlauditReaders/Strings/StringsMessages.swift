import PlauditModel

extension Diagnostic.Message {
  static let stringsCompiled = error(
    "syntax", "this is a compiled strings file; validate the source that it was made of")
  static let stringsUnclosedComment = error("syntax", "this comment is never closed; add */")
  static let stringsUnclosedText = error(
    "syntax", "this text is never closed; add its quote at the end of the line")
  static let stringsSemicolon = error("syntax", "a semicolon is missing here; add ;")
  static let stringsQuoteInText = error(
    "syntax", "a semicolon is expected behind the text; write a quote within a text as \\\"")
  static let stringsNeedsQuotes = error(
    "syntax",
    "a semicolon is expected here; write a text in double quotes where it has more than letters, "
      + "digits and _ $ / : . -")
  static let stringsSign = error(
    "syntax",
    "an equals sign is expected behind the key; write \"key\" = \"text\"; with both in double quotes"
  )
  static let stringsValue = error(
    "syntax", "a text is expected here; write it in double quotes")
  static let stringsContainer = error(
    "syntax",
    "a text in double quotes is expected here, and not a list; its forms go into a .stringsdict")
  static let stringsSpareSemicolon = error(
    "syntax", "an app reads no further than this second semicolon; remove it")
  static let stringsCurlyQuote = error(
    "syntax", "these quotes are not straight, so an app reads no further; write \"")
  static let stringsHash = error(
    "syntax", "a comment begins with //; an app reads no further than this #")
  static let stringsStray = error(
    "syntax", "a key is expected here, and an app reads no further; write it in double quotes")
  static let stringsAfterEnd = error("syntax", "nothing may follow the closing brace; remove it")
  static let stringsTooManyFaults = error(
    "syntax", "this file has too many faults to be read any further; repair those before this")
  static let stringsBrace = error("syntax", "the brace at the start is never closed; add }")

  static func stringsKeyTwice(_ key: String, _ first: SourceLocation) -> Self {
    error(
      "key-duplicate",
      "the key \(key.shortened) stands at \(first.line):\(first.column) too, and only this one "
        + "counts; keep one")
  }
}

extension String {
  /// Short enough for a line.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
