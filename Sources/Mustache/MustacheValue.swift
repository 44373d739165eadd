/// What a template is rendered with.
package enum MustacheValue: Sendable, Hashable {
  case string(String)
  case bool(Bool)
  case list([MustacheValue])
  case object([String: MustacheValue])
}

extension MustacheValue {
  /// What a tag writes for the value: nothing for a list or an object, which have no one text.
  var text: String? {
    switch self {
    case .string(let string): string
    case .bool(let bool): bool ? "true" : "false"
    case .list, .object: nil
    }
  }

  /// The values that a section is rendered for, one after the other. The specification leaves it
  /// to the language whether an empty string is false; here it is, so that a section can surround
  /// text that may be absent.
  var items: [MustacheValue] {
    switch self {
    case .string(let string): string.isEmpty ? [] : [self]
    case .bool(let bool): bool ? [self] : []
    case .list(let items): items
    case .object: [self]
    }
  }

  func member(_ name: String) -> MustacheValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }
}

extension MustacheValue: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension MustacheValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: MustacheValue...) {
    self = .list(elements)
  }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
  /// Of members with the same name, the last one counts.
  package init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
