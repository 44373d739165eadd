package import PlauditKit
package import PlauditModel

/// Writes a message's tree in the compact form that the runtime reads (`CompactMessage.swift`).
package struct CompactWriter {
  private let places: [String: Int]
  private let styles: [NumberStyle: Int]
  private let categories: [PluralKind: [PluralCategory]]

  /// - Parameters:
  ///   - arguments: The message's arguments in the order in which the app passes them.
  ///   - styles: The number styles in the order of the grammar.
  ///   - categories: The plural categories of the language, those first that most numbers have:
  ///     the runtime tries the forms in their order.
  package init(
    arguments: [String], styles: [NumberStyle] = [],
    categories: [PluralKind: [PluralCategory]] = [:]
  ) {
    places = Dictionary(
      zip(arguments, arguments.indices), uniquingKeysWith: { first, _ in first })
    self.categories = categories
    self.styles = Dictionary(zip(styles, 1...), uniquingKeysWith: { first, _ in first })
  }

  /// - Throws: `CompactFormLimit` where the text is longer than the form can say.
  package func message(_ pattern: Pattern) throws(CompactFormLimit) -> String {
    var output = ""
    for element in pattern { output += try item(element) }
    return output
  }

  private func item(_ element: PatternElement) throws(CompactFormLimit) -> String {
    switch element {
    case .text(let text): try "t" + counted(text)
    case .argument(let name): try "a" + place(name)
    case .number(let name, let style): try "n" + place(name) + digit(style)
    case .difference(let name, let offset, let style):
      try "#" + place(name) + "\(offset);" + digit(style)
    case .plural(let choice): try plural(choice)
    case .select(let choice): try select(choice)
    }
  }

  private func plural(_ choice: PluralChoice) throws(CompactFormLimit) -> String {
    var exact = ""
    var forms: [PluralCategory: String] = [:]
    for branch in choice.branches {
      let body = try counted(message(branch.pattern))
      switch branch.selector {
      case .exact(let number): exact += "=\(number);" + body
      case .category(let category):
        forms[category] = "\(CompactForm.letter(for: category))" + body
      }
    }
    let order = (categories[choice.kind] ?? PluralCategory.allCases).filter { $0 != .other }
    let rest = PluralCategory.allCases.filter { !order.contains($0) && $0 != .other }
    let written = (order + rest + [.other]).compactMap { forms[$0] }.joined()
    let branches = try counted(exact + written)
    let kind = choice.kind == .cardinal ? "p" : "o"
    guard choice.offset != 0 || choice.style != NumberStyle() else {
      return try kind + place(choice.argument) + branches
    }
    return try kind.uppercased() + place(choice.argument) + "\(choice.offset);"
      + digit(choice.style) + branches
  }

  private func select(_ choice: SelectChoice) throws(CompactFormLimit) -> String {
    var branches = ""
    var other = ""
    for branch in choice.branches {
      let written =
        try counted(branch.option)
        + counted(message(branch.pattern))
      if branch.option == "other" { other = written } else { branches += written }
    }
    return try "s" + place(choice.argument)
      + counted(branches + other)
  }

  /// The digit of a style: 0 for the plain one.
  private func digit(_ style: NumberStyle) throws(CompactFormLimit) -> String {
    let place = style == NumberStyle() ? 0 : styles[style]
    guard let digit = place.flatMap({ CompactForm.digits($0, width: 1) }) else {
      throw .tooManyStyles
    }
    return digit
  }

  private func place(_ argument: String) throws(CompactFormLimit) -> String {
    guard let digit = places[argument].flatMap({ CompactForm.digits($0, width: 1) }) else {
      throw .tooManyArguments
    }
    return digit
  }

  private func counted(_ body: String) throws(CompactFormLimit) -> String {
    guard let length = CompactForm.length(body.utf8.count) else {
      throw .tooLong
    }
    return length + body
  }
}

/// What the compact form cannot hold.
package enum CompactFormLimit: Error {
  case tooLong, tooManyArguments, tooManyStyles
}
