/// Replaces the four characters that the Mustache specification has escaped: `&`, `"`, `<`, `>`.
package func escapeHTML(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "\"": escaped += "&quot;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
