package import PlauditReaders
package import PlauditWriters

/// A value of a JSON file, to be compared or written.
package indirect enum JSONTree: Hashable, Sendable {
  case string(String)
  /// A number, `true`, `false` or `null`, as it is written.
  case literal(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  package init(_ document: JSONDocument, _ index: JSONDocument.Index) {
    if let text = document.string(index) {
      self = .string(text)
    } else if document.isObject(index) {
      self = .object(
        document.members(of: index).map {
          Member(document.string($0.key) ?? "", JSONTree(document, $0.value))
        })
    } else if document.isArray(index) {
      self = .array(document.items(of: index).map { JSONTree(document, $0) })
    } else {
      self = .literal(document.literal(index))
    }
  }

  package init(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .array(let items): self = .array(items.map { JSONTree($0) })
    case .object(let members):
      self = .object(members.map { Member($0.name, JSONTree($0.value)) })
    case .number, .integer, .decimal, .boolean, .null: self = .literal(value.text)
    }
  }

  /// The value of a key; `nil` for other kinds.
  package subscript(_ key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The tree with the members of all objects in one order, to be compared.
  package var sorted: JSONTree {
    switch self {
    case .object(let members):
      .object(members.map { Member($0.key, $0.value.sorted) }.sorted { $0.key < $1.key })
    case .array(let items): .array(items.map(\.sorted))
    default: self
    }
  }
}
