import PlauditModel

/// The accessors of keys that begin alike: `settings.title` and `settings.rate` make a group
/// `settings`. The outermost group is the generated type itself.
struct AccessorGroup {
  let name: String
  private(set) var accessors: [Accessor] = []
  private(set) var groups: [AccessorGroup] = []
  private var places: [String: Int] = [:]
  /// The key that first took each name, of a member or a nested type.
  private var taken: [String: Located<String>] = [:]

  /// The deepest that groups can be inside one another: every one is a type in Swift.
  private static let mostParts = 16

  /// The nested type.
  var typeName: String { name.prefix(1).uppercased() + name.dropFirst() + "Texts" }

  private init(name: String) {
    self.name = name
  }

  /// - Parameter reserved: Names of the generated type's other members.
  init(_ messages: [Message], reserved: Set<String>, into diagnostics: inout Diagnostics) {
    self.init(name: "")
    for (index, message) in messages.enumerated() {
      let key = message.key
      let words = key.value.split(separator: ".", omittingEmptySubsequences: false)
      let path = words.compactMap { SwiftName.camelCase($0) }
      guard path.count == words.count, let first = path.first else {
        diagnostics.add(.noName(key.value), at: key.location)
        continue
      }
      guard path.count <= Self.mostParts else {
        diagnostics.add(.tooManyParts(Self.mostParts), at: key.location)
        continue
      }
      if reserved.contains(first) {
        diagnostics.add(.reserved(key.value, first), at: key.location)
        continue
      }
      add(message, index, at: path[...], into: &diagnostics)
    }
  }

  private mutating func add(
    _ message: Message, _ index: Int, at path: ArraySlice<String>,
    into diagnostics: inout Diagnostics
  ) {
    guard let name = path.first else { return }
    let rest = path.dropFirst()
    if !rest.isEmpty, let place = places[name] {
      groups[place].add(message, index, at: rest, into: &diagnostics)
      return
    }
    let accessor =
      rest.isEmpty
      ? Accessor(name: name, index: index, message: message, into: &diagnostics) : nil
    var group = AccessorGroup(name: name)
    let types = accessor.map { $0.options.isEmpty ? [] : [$0.optionsName] } ?? [group.typeName]
    let names = [name] + types
    for name in names {
      if let other = taken[name] {
        diagnostics.add(.collision(name, other), at: message.key.location)
        return
      }
    }
    for name in names { taken[name] = message.key }
    if let accessor {
      accessors.append(accessor)
    } else {
      group.add(message, index, at: rest, into: &diagnostics)
      places[name] = groups.count
      groups.append(group)
    }
  }

  /// The full name of each key's accessor, as in `settings.title`.
  func fullNames(prefix: String = "") -> [String: String] {
    var names: [String: String] = [:]
    for accessor in accessors {
      names[accessor.message.key.value] = prefix + accessor.fullName
    }
    for group in groups {
      names.merge(group.fullNames(prefix: prefix + group.name + ".")) { first, _ in first }
    }
    return names
  }
}

extension Diagnostic.Message {
  static func noName(_ key: String) -> Self {
    error(
      "identifier-empty",
      "the key \(key) has no letter or digit to make a Swift name of; rename it")
  }

  static func tooManyParts(_ most: Int) -> Self {
    error("key-depth", "this key has more than \(most) parts between dots; write fewer")
  }

  static func reserved(_ key: String, _ name: String) -> Self {
    error(
      "identifier-collision",
      "the key \(key) would be the Swift name \(name), which the generated type has already; "
        + "rename the key")
  }

  static func collision(_ name: String, _ other: Located<String>) -> Self {
    error(
      "identifier-collision",
      "this key and \(other.value) at \(other.location) would both be the Swift name \(name); "
        + "rename one")
  }
}
