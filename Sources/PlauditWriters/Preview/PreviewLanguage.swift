package import PlauditKit
package import PlauditModel

/// Shows messages in one language, number by number.
package struct PreviewLanguage {
  package let tag: String
  package let isRightToLeft: Bool
  private let renderer: MessageRenderer
  private let rules: [PluralKind: PluralRules]

  /// What a message says for one number.
  package struct Row {
    /// What a selection chooses by; `nil` where the message selects nothing.
    package let option: String?
    /// `nil` where the message shows no number and chooses by none.
    package let number: String?
    package let form: Form?
    package let text: String
  }

  package struct Form {
    /// What the number is in the language: `few`, or `=0` where it has a text of its own.
    package let name: String
    /// The form that the text shows for want of that one.
    package let fallback: String?
  }

  /// - Parameters:
  ///   - tag: What the language is called.
  ///   - grammar: The language that counts and writes numbers, where it is another.
  package init(
    _ tag: String, grammar: String? = nil, isRightToLeft: Bool? = nil,
    isolation: TextIsolation = .none
  ) {
    self.tag = tag
    let grammar = grammar ?? tag
    self.isRightToLeft = isRightToLeft ?? ICU.isRightToLeft(tag)
    renderer = MessageRenderer(grammar, isolation: isolation)
    rules = Dictionary(
      PluralKind.allCases.map { ($0, PluralRules.forLanguage(grammar, kind: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter numbers: In place of those that a reader of the language should see.
  package func rows(
    _ message: PreviewMessage, _ pattern: Pattern, numbers: [String]? = nil
  ) -> [Row] {
    let counted = Counted(message, pattern, rules)
    let numbers: [String?] = counted.map { numbers ?? self.numbers(for: $0.choice) } ?? [nil]
    return options(message, pattern).flatMap { option in
      numbers.compactMap { number in
        var values = Dictionary(
          message.arguments.map { ($0.name, $0.sample) }, uniquingKeysWith: { first, _ in first })
        if let option { values[option.argument] = .text(option.name) }
        if let counted, let number, let value = MessageArgument(number: number) {
          values[counted.choice.argument] = value
        }
        return renderer.text(pattern, values).map {
          Row(option: option?.name, number: number, form: form(counted, values), text: $0)
        }
      }
    }
  }

  /// Each option of the first selection, for there may be many.
  private func options(
    _ message: PreviewMessage, _ pattern: Pattern
  ) -> [(argument: String, name: String)?] {
    for argument in message.arguments {
      let options = pattern.options(of: argument.name)
      if !options.isEmpty { return options.map { (argument.name, $0) } }
    }
    return [nil]
  }

  private func form(_ counted: Counted?, _ values: [String: MessageArgument]) -> Form? {
    guard let counted, let name = renderer.text([.plural(counted.categories.ofNames)], values),
      let shown = renderer.text([.plural(counted.choice.ofNames)], values)
    else { return nil }
    return shown.hasPrefix("=") || shown == name
      ? Form(name: shown, fallback: nil) : Form(name: name, fallback: shown)
  }

  /// Numbers that people meet, those with a text of their own, and one at least for every category.
  private func numbers(for choice: PluralChoice) -> [String] {
    var numbers = Self.usual
    func add(_ number: String?) {
      if let number, !numbers.contains(number) { numbers.append(number) }
    }
    for branch in choice.branches {
      if case .exact(let number) = branch.selector { add(number) }
    }
    let rules = rules[choice.kind] ?? .root
    let met = Set(
      numbers.compactMap { PluralOperands($0) }.map { rules.category(for: $0) })
    for category in rules.categories where !met.contains(category) {
      add(rules.sample(of: category))
    }
    return numbers.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
  }

  private static let usual = ["0", "1", "2", "5", "11", "21", "101", "1234", "1000000"]
}

/// The number of a message that differs from row to row.
private struct Counted {
  /// The text's own choice by the number; where it has none, one of all categories.
  let choice: PluralChoice
  /// The same among all categories of the language.
  let categories: PluralChoice

  init?(
    _ message: PreviewMessage, _ pattern: Pattern, _ rules: [PluralKind: PluralRules]
  ) {
    var choices: [PluralChoice] = []
    pattern.forEachElement { if case .plural(let choice) = $0 { choices.append(choice) } }
    let first = choices.first { $0.kind == .cardinal } ?? choices.first
    let number = message.arguments.first {
      $0.type != .text && pattern.argumentNames.contains($0.name)
    }
    guard let argument = first?.argument ?? number?.name else { return nil }
    let kind = first?.kind ?? .cardinal
    categories = PluralChoice(
      argument: argument, kind: kind, offset: first?.offset ?? 0,
      style: first?.style ?? pattern.style(of: argument),
      branches: (rules[kind] ?? .root).categories.map {
        PluralChoice.Branch(selector: .category($0), pattern: [])
      })
    choice = first ?? categories
  }
}

extension Pattern {
  /// How the text writes a number first.
  fileprivate func style(of argument: String) -> NumberStyle {
    var styles: [NumberStyle] = []
    forEachElement { if case .number(argument, let style) = $0 { styles.append(style) } }
    return styles.first ?? NumberStyle()
  }
}
