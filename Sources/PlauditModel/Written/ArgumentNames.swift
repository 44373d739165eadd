/// What a message's arguments are called in a locale file.
package struct ArgumentNames {
  private var names: [Int: String] = [:]

  /// The names that a locale file gives them.
  package init(_ names: [String]) {
    self.names = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0, $1) })
  }

  /// Names for a text that has none: an argument is called as the substitution that it chooses;
  /// `count` where it is the one number that chooses the whole; else by its number.
  package init(_ source: WrittenText?) {
    for choice in source?.choices ?? [] {
      guard let argument = choice.argument, names[argument] == nil else { continue }
      let name = choice.name.flatMap(SwiftName.camelCase) ?? "count"
      let isTaken =
        names.values.contains(name) || name == MessageParser.appArgument || Self.isNumber(name)
      if !isTaken { names[argument] = name }
    }
  }

  /// Whether it is the name of an argument that has none of its own.
  private static func isNumber(_ name: String) -> Bool {
    name.hasPrefix("arg") && name.count > 3 && name.dropFirst(3).allSatisfy(\.isNumber)
  }

  /// As the message's locale file has them, or as its source's text suggests.
  package init(of message: WrittenMessage) {
    if message.argumentNames.isEmpty {
      self.init(message.source)
    } else {
      self.init(message.argumentNames)
    }
  }

  package subscript(_ argument: Int) -> String { names[argument] ?? "arg\(argument + 1)" }
}
