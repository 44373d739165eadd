import PlauditModel

extension Diagnostic.Message {
  static let jsonNotUTF8 = error("encoding", "the bytes here are not UTF-8; save the file as UTF-8")
  static let jsonAfterEnd = error("syntax", "nothing may follow the end of the JSON value")
  static let jsonKeyExpected = error("syntax", "a key in double quotes is expected here")
  static let jsonColonExpected = error("syntax", "a colon is expected after the key")
  static let jsonValueExpected = error(
    "syntax", "a value is expected here: {, [, a text in double quotes, a number, true or false")
  static let jsonLastComma = error("syntax", "no comma may stand before the closing bracket")
  static let jsonTooDeep = error(
    "syntax", "more than \(JSONReader.deepest) brackets are open; close some of them")
  static let jsonNumber = error("syntax", "a digit is expected here")
  static let jsonUnclosedText = error("syntax", "this text is never closed; add \"")
  static let jsonEscape = error(
    "syntax", "no escape of JSON; write \\\\ for a backslash, or \\u and four hexadecimal digits")
  static let jsonHalfPair = error(
    "encoding", "half of a surrogate pair is no character; write the character itself")

  static func jsonSeparatorExpected(_ closing: String) -> Self {
    error("syntax", "a comma or \(closing) is expected here")
  }

  static func jsonControlCharacter(_ byte: UInt8) -> Self {
    let written =
      byte == 0x0A
      ? "\\n" : byte == 0x09 ? "\\t" : "\\u00\(byte < 16 ? "0" : "")" + String(byte, radix: 16)
    return error("syntax", "a text cannot hold this character as it is; write \(written)")
  }
}
