/// The types of a message's arguments, from its declarations and from the source's uses of them.
package struct ArgumentTypes {
  private var known: [String: Located<ArgumentType>] = [:]

  package init(declarations: [ArgumentDeclaration]) {
    for declaration in declarations {
      known[declaration.name.value] = declaration.type
    }
  }

  /// What the app passes: text, unless something says otherwise.
  package func type(of name: String) -> ArgumentType {
    known[name]?.value ?? .text
  }

  package typealias Conflict = (use: ArgumentUse, known: Located<ArgumentType>)

  /// Takes the types that one text's uses need.
  ///
  /// - Returns: The uses that contradict what was known, each with where that was said.
  package mutating func learn(_ uses: [ArgumentUse]) -> [Conflict] {
    for use in uses where known[use.name] == nil {
      known[use.name] = use.type.map { Located($0, at: use.location) }
    }
    return conflicts(with: uses)
  }

  /// What nothing has said anything about is text from now on.
  package mutating func settle(_ names: [String], at location: SourceLocation) {
    for name in names where known[name] == nil {
      known[name] = Located(.text, at: location)
    }
  }

  package func conflicts(with uses: [ArgumentUse]) -> [Conflict] {
    uses.compactMap { use in
      guard let type = use.type, let known = known[use.name], known.value != type else {
        return nil
      }
      // Plurals take a number that may have a fraction as well as a whole one.
      return known.value == .number && type == .integer ? nil : (use, known)
    }
  }
}
