/// JSON that may stand in a script of an HTML page.
package enum JavaScriptText {
  /// - Parameter json: With nothing but strings that have to be kept from the page's parser.
  package static func embedded(_ json: String) -> String {
    var embedded = ""
    for scalar in json.unicodeScalars {
      switch scalar {
      // These end a script or begin a comment in it; they stand in strings only.
      case "<": embedded += "\\u003c"
      case ">": embedded += "\\u003e"
      case "&": embedded += "\\u0026"
      // These end a line in older engines.
      case "\u{2028}": embedded += "\\u2028"
      case "\u{2029}": embedded += "\\u2029"
      default: embedded.unicodeScalars.append(scalar)
      }
    }
    return embedded
  }

  package static func string(_ text: String) -> String { embedded(JSONText.string(text)) }

  package static func strings(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ",") + "]"
  }
}
