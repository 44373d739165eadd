package import PlauditModel

/// Writes a JSON Schema of draft 7, which editors and validators alike read.
package enum JSONSchema {
  /// - Parameters:
  ///   - mayBeEmpty: Whether a file with nothing in it is fine.
  ///   - named: What the names in the shapes stand for.
  package static func text(
    title: String, about: String, _ keys: KeyTable, mayBeEmpty: Bool = false,
    named: [(name: String, shape: Shape)]
  ) -> String {
    let root: [Member] = mayBeEmpty ? [("type", words(["object", "null"]))] : []
    let head: [Member] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string(title)), ("description", .string(about)),
    ]
    let mapping = members(of: keys).filter { member in !root.contains { $0.name == member.name } }
    let definitions = named.map { (name: $0.name, value: JSONValue.object(members(of: $0.shape))) }
    return JSONValue.object(head + root + mapping + [("definitions", .object(definitions))]).text
  }

  private typealias Member = (name: String, value: JSONValue)

  private static func members(of shape: Shape) -> [Member] {
    switch shape {
    case .text(let pattern):
      [("type", words(["string", "number", "boolean"]))] + matching(pattern)
    case .word(let pattern, let others):
      [("type", .string("string"))] + matching(pattern) + unlike(others)
    case .number(let range): [("anyOf", .array(numbers(range)))]
    // YAML reads some words as something else.
    case .oneOf(let all):
      [("enum", .array(all.map { .string($0) } + (all == ["true"] ? [.boolean(true)] : [])))]
    case .list(let item, let least, let differing):
      [("type", .string("array")), ("items", .object(members(of: item)))]
        + (least > 0 ? [("minItems", .integer(least))] : [])
        + (differing ? [("uniqueItems", .boolean(true))] : [])
    case .mapping(let keys): members(of: keys)
    case .either(let shapes): [("anyOf", .array(shapes.map { .object(members(of: $0)) }))]
    case .named(let name): [("$ref", .string("#/definitions/\(name)"))]
    }
  }

  private static func members(of keys: KeyTable) -> [Member] {
    var all: [Member] = [("type", .string("object"))]
    if !keys.keys.isEmpty {
      let properties = keys.keys.map { (name: $0.name, value: described($0.shape, $0.about)) }
      all.append(("properties", .object(properties)))
    }
    if !keys.required.isEmpty { all.append(("required", words(keys.required))) }
    if let others = keys.others {
      all.append(("additionalProperties", described(others.shape, others.about)))
      all += names(keys.names, others)
    } else {
      all.append(("additionalProperties", .boolean(false)))
    }
    if keys.count.lowerBound > 0 { all.append(("minProperties", .integer(keys.count.lowerBound))) }
    if keys.count.upperBound < Int.max {
      all.append(("maxProperties", .integer(keys.count.upperBound)))
    }
    return all
  }

  /// What the keys may be where people make some up.
  private static func names(_ known: [String], _ others: KeyTable.Others) -> [Member] {
    guard let pattern = others.pattern else { return [] }
    let madeUp = matching(pattern) + unlike(others.except)
    let names: [Member] =
      known.isEmpty
      ? madeUp
      : [("anyOf", .array([.object([("enum", words(known))]), .object(madeUp)]))]
    return [("propertyNames", .object(names))]
  }

  /// In draft 7 nothing that stands beside a reference counts.
  private static func described(_ shape: Shape, _ about: String) -> JSONValue {
    let description: [Member] = [("description", .string(about))]
    if case .named = shape {
      return .object(description + [("allOf", .array([.object(members(of: shape))]))])
    }
    return .object(description + members(of: shape))
  }

  /// Digits, in quotes or without.
  private static func numbers(_ range: ClosedRange<UInt64>) -> [JSONValue] {
    let digits = range.lowerBound == 0 ? "^[0-9]+$" : "^0*[1-9][0-9]*$"
    return [
      .object([
        ("type", .string("integer")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]),
      .object([("type", .string("string")), ("pattern", .string(digits))]),
    ]
  }

  private static func matching(_ pattern: String?) -> [Member] {
    pattern.map { [("pattern", .string($0))] } ?? []
  }

  private static func unlike(_ others: [String]) -> [Member] {
    others.isEmpty ? [] : [("not", .object([("enum", words(others))]))]
  }

  private static func words(_ words: [String]) -> JSONValue {
    .array(words.map { .string($0) })
  }
}
