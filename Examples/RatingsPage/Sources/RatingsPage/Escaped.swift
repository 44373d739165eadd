/// A text as it stands between tags and in quoted attributes.
func escaped(_ text: String) -> String {
  text.reduce(into: "") { html, character in
    switch character {
    case "&": html += "&amp;"
    case "<": html += "&lt;"
    case ">": html += "&gt;"
    case "\"": html += "&quot;"
    default: html.append(character)
    }
  }
}
