/// A message as people read it: one line per form.
package enum PatternText {
  /// For a plural that is the whole message its forms under each other, else the one text; none
  /// where there is no text.
  package static func lines(_ pattern: Pattern) -> [String] {
    guard pattern.count == 1, case .plural(let choice) = pattern[0], choice.kind == .cardinal
    else { return pattern.isEmpty ? [] : [text(pattern)] }
    let width = choice.branches.map(\.selector.description.count).max() ?? 0
    return choice.branches.map { branch in
      let selector = branch.selector.description
      let gap = String(repeating: " ", count: width - selector.count + 2)
      return selector + gap + text(branch.pattern)
    }
  }

  /// The text with its arguments in braces; choices within it as MessageFormat writes them.
  package static func text(_ pattern: Pattern) -> String {
    pattern.map { element in
      switch element {
      case .text(let text): text
      case .argument(let name): "{\(name)}"
      case .number(let name, _): "{\(name)}"
      case .difference(let name, let offset, _): "{\(name) − \(offset)}"
      case .plural(let choice):
        "{\(choice.argument), \(choice.kind == .cardinal ? "plural" : "selectordinal"), "
          + choice.branches.map { "\($0.selector) {\(text($0.pattern))}" }.joined(separator: " ")
          + "}"
      case .select(let choice):
        "{\(choice.argument), select, "
          + choice.branches.map { "\($0.option) {\(text($0.pattern))}" }.joined(separator: " ")
          + "}"
      }
    }.joined()
  }
}
