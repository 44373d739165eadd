/// A JSON text (RFC 8259), written. The order of an object's members is kept.
package enum JSONValue: Sendable {
  case string(String)
  case number(UInt64)
  case integer(Int)
  /// A finite number.
  case decimal(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// On several lines, indented by two spaces.
  package var text: String {
    var output = ""
    write(
      to: &output, indent: "", Style(colon: ": ", isEmptyOnOneLine: true, string: JSONText.string))
    return output
  }

  /// On one line, without spaces.
  package var line: String {
    var output = ""
    writeLine(to: &output)
    return output
  }

  private func writeLine(to output: inout String) {
    switch self {
    case .array(let elements):
      for (place, element) in elements.enumerated() {
        output += place == 0 ? "[" : ","
        element.writeLine(to: &output)
      }
      output += elements.isEmpty ? "[]" : "]"
    case .object(let members):
      for (place, member) in members.enumerated() {
        output += place == 0 ? "{" : ","
        output += JSONText.string(member.name)
        output += ":"
        member.value.writeLine(to: &output)
      }
      output += members.isEmpty ? "{}" : "}"
    default:
      write(
        to: &output, indent: "", Style(colon: ":", isEmptyOnOneLine: true, string: JSONText.string))
    }
  }

  /// As Xcode writes JSON.
  var xcodeText: String {
    var output = ""
    write(
      to: &output, indent: "", Style(colon: " : ", isEmptyOnOneLine: false, string: JSONText.plain))
    return output
  }

  private struct Style {
    /// Between a name and its value.
    let colon: String
    let isEmptyOnOneLine: Bool
    let string: (String) -> String
  }

  private func write(to output: inout String, indent: String, _ style: Style) {
    switch self {
    case .string(let text): output += style.string(text)
    case .number(let number): output += "\(number)"
    case .integer(let integer): output += "\(integer)"
    case .decimal(let number): output += "\(number)"
    case .boolean(let value): output += "\(value)"
    case .null: output += "null"
    case .array(let elements):
      Self.write(elements, between: "[", "]", indent, style, to: &output) {
        element, inner, output in element.write(to: &output, indent: inner, style)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", indent, style, to: &output) { member, inner, output in
        output += style.string(member.name)
        output += style.colon
        member.value.write(to: &output, indent: inner, style)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, _ indent: String,
    _ style: Style, to output: inout String, _ write: (Element, String, inout String) -> Void
  ) {
    guard !elements.isEmpty else {
      output += open + (style.isEmptyOnOneLine ? "" : "\n\n" + indent) + close
      return
    }
    let inner = indent + "  "
    for (index, element) in elements.enumerated() {
      output += (index == 0 ? open : ",") + "\n" + inner
      write(element, inner, &output)
    }
    output += "\n" + indent + close
  }
}
