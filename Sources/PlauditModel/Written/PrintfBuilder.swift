internal import PlauditKit

/// Makes of a text in MessageFormat what is nearest to it in Apple's formats.
struct PrintfBuilder {
  private let text: WrittenText
  private let types: [ArgumentType?]
  private let names: ArgumentNames
  private let sourcePlaceholders: [Placeholder]
  /// With several arguments their places have numbers.
  private let isNumbered: Bool
  private let hasArguments: Bool
  private(set) var losses: LossList
  private var substitutions: [PrintfContent.Substitution] = []

  init(_ text: WrittenText, of message: WrittenMessage) {
    self.text = text
    types = Self.types(of: message)
    names = ArgumentNames(of: message)
    sourcePlaceholders = message.source?.placeholders ?? []
    let count = max(types.count, message.argumentNames.count)
    hasArguments = count > 0
    isNumbered = count > 1
    losses = LossList(message.key, text.language)
  }

  /// A style with decimals makes an argument a number wherever it is used.
  private static func types(of message: WrittenMessage) -> [ArgumentType?] {
    var types = message.argumentTypes
    for placeholder in message.source?.placeholders ?? []
    where types.indices.contains(placeholder.argument)
      && NumberStyle(code: placeholder.style).showsFraction
    {
      types[placeholder.argument] = .number
    }
    return types
  }

  mutating func content() throws(Unheld) -> PrintfContent {
    let pieces = flattened(text.pattern)
    if pieces.count == 1, case .choice(let choice) = pieces[0], try isVariation(choice) {
      let content = try plural(choice, own: nil)
      return PrintfContent(content, substitutions)
    }
    let whole = try self.text(pieces, own: nil)
    return PrintfContent(.text(whole), substitutions)
  }

  /// The pieces without selections, for which their form `other` stands.
  private mutating func flattened(_ pattern: WrittenPattern) -> [WrittenPattern.Piece] {
    pattern.pieces.flatMap { piece -> [WrittenPattern.Piece] in
      guard case .choice(let choice) = piece, choice.kind == .select else { return [piece] }
      losses.add("a select on {\(name(choice))} cannot be held; its form other is taken")
      return choice.defaultBranch.map { flattened($0.pattern) } ?? []
    }
  }

  private func name(_ choice: WrittenChoice) -> String { names[choice.argument ?? 0] }

  /// Whether the forms alone tell which number chooses: it is the first number that they show.
  private mutating func isVariation(_ choice: WrittenChoice) throws(Unheld) -> Bool {
    try check(choice)
    let shown = choice.branches.flatMap { $0.pattern.pieces }.compactMap { piece -> Int? in
      guard case .placeholder(let index) = piece else { return nil }
      let argument = text.placeholders[index].argument
      return type(argument, text.placeholders[index]) == .text ? nil : argument
    }
    return shown.min() == choice.argument
  }

  private func check(_ choice: WrittenChoice) throws(Unheld) {
    guard choice.kind == .plural(.cardinal) else {
      throw Unheld("a plural by rank (selectordinal) of {\(name(choice))} cannot be held")
    }
    guard choice.difference == 0 else {
      throw Unheld("a plural with an offset of {\(name(choice))} cannot be held")
    }
  }

  private func type(_ argument: Int, _ placeholder: Placeholder? = nil) -> ArgumentType {
    let known = types.indices.contains(argument) ? types[argument] : nil
    return known ?? placeholder?.type ?? .text
  }
}

extension PrintfBuilder {
  /// - Parameter own: The number of the substitution whose forms they are.
  private mutating func plural(
    _ choice: WrittenChoice, own: Own?
  ) throws(Unheld) -> PrintfContent.Content {
    let forms = AppleForms.forms(
      of: choice, named: name(choice), type: type(choice.argument ?? 0), text.language, &losses)
    var written: [PrintfContent.Form] = []
    for (category, pattern) in forms {
      let content = try self.text(flattened(pattern), own: own)
      written.append(PrintfContent.Form(category: category, content: .text(content)))
    }
    return .plural(
      PrintfContent.Plural(
        argument: (choice.argument ?? 0) + 1, specifier: own?.specifier ?? specifier(of: choice),
        forms: written))
  }

  private struct Own {
    let argument: Int
    let specifier: String
  }

  private mutating func text(
    _ pieces: [WrittenPattern.Piece], own: Own?
  ) throws(Unheld) -> PrintfText {
    var written = PrintfText()
    for piece in pieces {
      switch piece {
      case .text(let words):
        written.append(
          .words(hasArguments ? words.replacingScalars { $0 == "%" ? "%%" : nil } : words))
      case .placeholder(let index):
        let placeholder = text.placeholders[index]
        let specifier = try specifier(of: placeholder)
        let isOwn = own?.argument == placeholder.argument && own?.specifier == specifier
        written.append(
          isOwn
            ? .own
            : .placeholder(
              specifier, argument: placeholder.argument + 1, isNumbered: isNumbered))
      case .choice(let choice):
        if let own {
          throw Unheld(
            "a plural of {\(name(choice))} within one of {\(names[own.argument])} cannot be held")
        }
        let name = try substitution(choice)
        written.append(
          .reference(name, argument: (choice.argument ?? 0) + 1, isNumbered: isNumbered))
      }
    }
    return written
  }

  private mutating func substitution(_ choice: WrittenChoice) throws(Unheld) -> String {
    try check(choice)
    let own = Own(argument: choice.argument ?? 0, specifier: specifier(of: choice))
    let content = try plural(choice, own: own)
    let twin = substitutions.first { $0.argument == own.argument + 1 && $0.content == content }
    if let twin { return twin.name }
    let name = name(choice).unique { name in substitutions.contains { $0.name == name } }
    substitutions.append(
      PrintfContent.Substitution(
        name: name, argument: own.argument + 1, specifier: own.specifier, content: content))
    return name
  }

  /// As the forms show the number first, or the source's text where they do not.
  private func specifier(of choice: WrittenChoice) -> String {
    let own = choice.branches.flatMap { $0.pattern.pieces }.compactMap { piece in
      if case .placeholder(let index) = piece { text.placeholders[index] } else { nil }
    }
    var ignored = losses
    for placeholder in own + sourcePlaceholders where placeholder.argument == choice.argument {
      if let specifier = try? specifier(of: placeholder, &ignored) { return specifier }
    }
    return type(choice.argument ?? 0) == .number ? "lf" : "lld"
  }

  private mutating func specifier(of placeholder: Placeholder) throws(Unheld) -> String {
    try specifier(of: placeholder, &losses)
  }

  private func specifier(
    of placeholder: Placeholder, _ losses: inout LossList
  ) throws(Unheld) -> String {
    let type = type(placeholder.argument, placeholder)
    if type == .text, placeholder.style.isEmpty { return "@" }
    return try AppleNumber.specifier(
      for: NumberStyle(code: placeholder.style), type, name: names[placeholder.argument], &losses)
  }
}
