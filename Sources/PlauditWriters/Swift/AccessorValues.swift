import Mustache
import PlauditKit
import PlauditModel

/// What the template shows of each accessor and group.
struct AccessorValues {
  let accessors: MustacheValue
  let groups: MustacheValue

  init(_ group: AccessorGroup, _ catalogue: Catalogue, into diagnostics: inout Diagnostics) {
    var writer = Writer(catalogue: catalogue, fullNames: group.fullNames())
    let values = writer.members(group, into: &diagnostics)
    (accessors, groups) = values
  }
}

private struct Writer {
  let catalogue: Catalogue
  let fullNames: [String: String]
  private lazy var suggestion = Suggestion(among: fullNames.keys.sorted())

  init(catalogue: Catalogue, fullNames: [String: String]) {
    self.catalogue = catalogue
    self.fullNames = fullNames
  }

  mutating func members(
    _ group: AccessorGroup, into diagnostics: inout Diagnostics
  ) -> (accessors: MustacheValue, groups: MustacheValue) {
    var accessors: [MustacheValue] = []
    for accessor in group.accessors {
      accessors.append(value(accessor, into: &diagnostics))
    }
    var groups: [MustacheValue] = []
    for group in group.groups {
      let members = members(group, into: &diagnostics)
      groups.append([
        "name": .string(SwiftName.declared(group.name)),
        "typeName": .string(group.typeName),
        "accessors": members.accessors,
        "groups": members.groups,
      ])
    }
    return (.list(accessors), .list(groups))
  }

  private mutating func value(
    _ accessor: Accessor, into diagnostics: inout Diagnostics
  ) -> MustacheValue {
    let message = accessor.message
    return [
      "name": .string(SwiftName.declared(accessor.name)),
      "key": .string(message.key.value),
      "documentation": .list(documentation(accessor).map { .string($0) }),
      "hasParameters": .bool(!accessor.parameters.isEmpty),
      "signature": .string(accessor.signature),
      "index": .string("\(accessor.index)"),
      "arguments": .string(accessor.values),
      "options": .list(accessor.options(into: &diagnostics)),
      "hasOptions": .bool(!accessor.options.isEmpty),
      "optionsName": .string(accessor.optionsName),
      "availability": .string(availability(message, into: &diagnostics)),
    ]
  }

  private func documentation(_ accessor: Accessor) -> [String] {
    let message = accessor.message
    var lines: [String] = []
    if let comment = message.comment {
      lines += comment.split(whereSeparator: \.isNewline).map { SwiftLiteral.comment(String($0)) }
      lines.append("")
    }
    let forms = message.texts[catalogue.sourceLanguage].map { PatternText.lines($0.pattern) } ?? []
    lines += forms.map { "    " + SwiftLiteral.comment($0) }
    if !forms.isEmpty { lines.append("") }
    let limit = message.maxLength.map { " At most \($0) characters long." } ?? ""
    lines.append("Key `\(SwiftLiteral.comment(message.key.value))`.\(limit)")
    let described = accessor.parameters.filter { $0.argument.comment != nil }
    if !described.isEmpty { lines.append("") }
    for parameter in described {
      let comment = SwiftLiteral.comment(parameter.argument.comment ?? "")
      lines.append("- Parameter \(parameter.name): \(comment)")
    }
    return lines
  }

  private mutating func availability(
    _ message: Message, into diagnostics: inout Diagnostics
  ) -> String {
    guard let deprecation = message.deprecation else { return "" }
    var attribute = "@available(*, deprecated"
    if let reason = deprecation.reason {
      attribute += ", message: \"\(SwiftLiteral.escape(reason))\""
    }
    if let key = deprecation.replacement {
      if let name = fullNames[key] {
        attribute += ", renamed: \"\(name)\""
      } else {
        diagnostics.add(
          .replacementMissing(key, suggestion.closest(to: key)), at: message.key.location)
      }
    }
    return attribute + ")"
  }
}

extension Diagnostic.Message {
  static func replacementMissing(_ key: String, _ suggestion: String?) -> Self {
    error(
      "renamed-unknown",
      "renamed: names no message \(key)" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
  }
}
