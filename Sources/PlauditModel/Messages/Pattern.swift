package import PlauditKit

/// A message's text as a tree: what every check and every writer walks. A pattern in ICU's
/// MessageFormat and a mapping of forms become the same tree.
package typealias Pattern = [PatternElement]

package enum PatternElement: Sendable, Hashable {
  case text(String)
  /// `{name}`, and `{count}` or `#` for a number as the language writes it.
  case argument(String)
  /// `{n, number, ::.0}`, and `#` in a plural whose number has a style.
  indirect case number(String, NumberStyle)
  /// `#` in a plural with an offset: the number less the offset.
  indirect case difference(String, offset: Int, style: NumberStyle)
  indirect case plural(PluralChoice)
  indirect case select(SelectChoice)
}

/// One text per plural category or exact value of a number.
package struct PluralChoice: Sendable, Hashable {
  package let argument: String
  package let kind: PluralKind
  package let offset: Int
  /// How the number is written, and so which form it takes: "1.0 stars", not "1.0 star".
  package let style: NumberStyle
  package let branches: [Branch]

  package struct Branch: Sendable, Hashable {
    package let selector: FormSelector
    package let pattern: Pattern

    package init(selector: FormSelector, pattern: Pattern) {
      self.selector = selector
      self.pattern = pattern
    }
  }

  /// - Parameter style: How the number is written; where it is left out, as the form `other` writes
  ///   it.
  package init(
    argument: String, kind: PluralKind, offset: Int = 0, style: NumberStyle? = nil,
    branches: [Branch]
  ) {
    self.argument = argument
    self.kind = kind
    self.offset = offset
    self.style = style ?? Self.style(of: argument, in: branches)
    self.branches = branches
  }
}

extension PluralChoice {
  /// The same choice among the names of its forms: what it is written with tells the form.
  package var ofNames: PluralChoice {
    PluralChoice(
      argument: argument, kind: kind, offset: offset, style: style,
      branches: branches.map {
        Branch(selector: $0.selector, pattern: [.text($0.selector.description)])
      })
  }

  /// As ICU has it: the number selects as the form `other` writes it first, where that is `integer`
  /// or `percent`; where it is a skeleton, with all its digits.
  private static func style(of argument: String, in branches: [Branch]) -> NumberStyle {
    let other = branches.first { $0.selector == .category(.other) }
    for element in other?.pattern ?? [] {
      switch element {
      case .argument(argument), .difference(argument, _, _): return NumberStyle()
      case .number(argument, let style):
        return style.isSkeleton ? NumberStyle.allDigits : style
      default: continue
      }
    }
    return NumberStyle()
  }
}

/// One text per option that another argument names.
package struct SelectChoice: Sendable, Hashable {
  package let argument: String
  package let branches: [Branch]

  package struct Branch: Sendable, Hashable {
    package let option: String
    package let pattern: Pattern
  }
}

extension Pattern {
  /// The tree with every element replaced by what `transform` makes of it, from the inside out.
  /// Texts that come to stand next to each other become one.
  package func mapElements(_ transform: (PatternElement) -> PatternElement) -> Pattern {
    let elements = map { element in
      switch element {
      case .plural(let choice):
        let branches = choice.branches.map {
          PluralChoice.Branch(
            selector: $0.selector, pattern: $0.pattern.mapElements(transform))
        }
        return transform(
          .plural(
            PluralChoice(
              argument: choice.argument, kind: choice.kind, offset: choice.offset,
              style: choice.style, branches: branches)))
      case .select(let choice):
        let branches = choice.branches.map {
          SelectChoice.Branch(option: $0.option, pattern: $0.pattern.mapElements(transform))
        }
        return transform(.select(SelectChoice(argument: choice.argument, branches: branches)))
      default: return transform(element)
      }
    }
    return elements.joinedTexts
  }

  private var joinedTexts: Pattern {
    var joined: Pattern = []
    var text = ""
    func flush() {
      if !text.isEmpty { joined.append(.text(text)) }
      text = ""
    }
    for element in self {
      if case .text(let part) = element {
        text += part
      } else {
        flush()
        joined.append(element)
      }
    }
    flush()
    return joined
  }

  /// Shows every element of the tree to `body` in the order of the text, an outer one before its
  /// inner ones.
  package func forEachElement(_ body: (PatternElement) -> Void) {
    for element in self {
      body(element)
      switch element {
      case .plural(let choice):
        for branch in choice.branches { branch.pattern.forEachElement(body) }
      case .select(let choice):
        for branch in choice.branches { branch.pattern.forEachElement(body) }
      default: break
      }
    }
  }

  /// What `transform` makes of the elements, each once and in the order of its first use.
  private func distinct<Value: Hashable>(_ transform: (PatternElement) -> Value?) -> [Value] {
    var seen: Set<Value> = []
    var values: [Value] = []
    forEachElement { element in
      if let value = transform(element), seen.insert(value).inserted { values.append(value) }
    }
    return values
  }

  /// The arguments in the order of their first use.
  package var argumentNames: [String] { distinct(\.argumentName) }

  /// Whether an element of the tree names the argument.
  func names(_ argument: String) -> Bool {
    contains { element in
      switch element {
      case .text: false
      case .argument(let name), .number(let name, _), .difference(let name, _, _):
        name == argument
      case .plural(let choice):
        choice.argument == argument || choice.branches.contains { $0.pattern.names(argument) }
      case .select(let choice):
        choice.argument == argument || choice.branches.contains { $0.pattern.names(argument) }
      }
    }
  }

  /// The options that selections name for an argument, in the order of their first use.
  package func options(of argument: String) -> [String] {
    var seen: Set<String> = []
    var options: [String] = []
    forEachElement { element in
      guard case .select(let choice) = element, choice.argument == argument else { return }
      options += choice.branches.map(\.option).filter { seen.insert($0).inserted }
    }
    return options
  }

  /// The arguments that choose a plural form, in the order of their first use.
  package func pluralArguments(_ kinds: [PluralKind] = PluralKind.allCases) -> [String] {
    distinct { element in
      guard case .plural(let choice) = element, kinds.contains(choice.kind) else { return nil }
      return choice.argument
    }
  }

  /// The argument whose number chooses by the rules for counting, where one alone does.
  package var countedArgument: String? {
    let names = pluralArguments([.cardinal])
    return names.count == 1 ? names[0] : nil
  }

  /// The number styles in the order of their first use, the plain one left out.
  package var numberStyles: [NumberStyle] {
    distinct { element in
      let style: NumberStyle? =
        switch element {
        case .number(_, let style), .difference(_, _, let style): style
        case .plural(let choice): choice.style
        default: nil
        }
      return style == NumberStyle() ? nil : style
    }
  }

  /// Whether the tree chooses by rank (`selectordinal`).
  package var ranks: Bool {
    contains { element in
      switch element {
      case .plural(let choice):
        choice.kind == .ordinal || choice.branches.contains { $0.pattern.ranks }
      case .select(let choice): choice.branches.contains { $0.pattern.ranks }
      default: false
      }
    }
  }
}

extension PatternElement {
  package var argumentName: String? {
    switch self {
    case .text: nil
    case .argument(let name), .number(let name, _), .difference(let name, _, _): name
    case .plural(let choice): choice.argument
    case .select(let choice): choice.argument
    }
  }
}
