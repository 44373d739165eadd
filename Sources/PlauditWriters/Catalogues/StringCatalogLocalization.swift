import PlauditKit
package import PlauditModel

/// One language's text of a key, as a String Catalog has it.
package enum StringCatalogLocalization {
  /// - Parameters:
  ///   - content: Without variations by width.
  ///   - state: Of all its string units.
  package static func json(_ content: PrintfContent, state: String = "translated") -> JSONValue {
    var members = members(content.content, state)
    if !content.substitutions.isEmpty {
      let substitutions = content.substitutions.map { substitution in
        let head: [(name: String, value: JSONValue)] = [
          ("argNum", .integer(substitution.argument)),
          ("formatSpecifier", .string(substitution.specifier)),
        ]
        return (
          name: substitution.name,
          value: JSONValue.object(head + self.members(substitution.content, state))
        )
      }
      members.append(("substitutions", sorted(substitutions)))
    }
    return sorted(members)
  }

  private static func members(
    _ content: PrintfContent.Content, _ state: String
  ) -> [(name: String, value: JSONValue)] {
    switch content {
    case .text(let text):
      [("stringUnit", .object([("state", .string(state)), ("value", .string(text.string))]))]
    case .plural(let plural):
      variations(
        "plural", plural.forms.map { ($0.category.rawValue, .object(members($0.content, state))) })
    case .device(let variations):
      self.variations(
        "device", variations.map { ($0.device, .object(members($0.content, state))) })
    }
  }

  private static func variations(
    _ kind: String, _ forms: [(name: String, value: JSONValue)]
  ) -> [(name: String, value: JSONValue)] {
    [("variations", .object([(kind, sorted(forms))]))]
  }

  private static func sorted(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
    .object(members.sorted { $0.name < $1.name })
  }
}
