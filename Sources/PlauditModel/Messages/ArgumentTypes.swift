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
    let declared = known
    for use in uses where declared[use.name] == nil {
      guard let type = use.type else { continue }
      // A style with fraction digits makes the argument a number wherever it is used.
      let isWidened = known[use.name]?.value == .integer && type == .number
      if known[use.name] == nil || isWidened {
        known[use.name] = Located(type, at: use.location)
      }
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
      // Whole numbers and others can be written in every style and choose every form.
      guard let type = use.type, let known = known[use.name],
        (known.value == .text) != (type == .text)
      else { return nil }
      return (use, known)
    }
  }
}
