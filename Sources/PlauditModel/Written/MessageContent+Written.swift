internal import PlauditKit

extension MessageContent {
  /// What a locale file has for a text of any format: one in MessageFormat as it is, or the nearest to
  /// a printf format.
  ///
  /// - Parameters:
  ///   - names: What the file calls the arguments.
  ///   - losses: Learns what a locale file cannot hold.
  /// - Returns: `nil` where that leaves no text that reads right.
  package init?(
    _ text: WrittenText, of key: String, names: ArgumentNames, losses: inout [Loss]
  ) {
    if !text.isPrintf {
      self.init(messageFormat: text)
      return
    }
    var builder = MessageBuilderOfPrintf(text, of: key, names)
    defer { losses += builder.losses.losses }
    do throws(Unheld) {
      self = try builder.content()
    } catch {
      builder.fail(error)
      return nil
    }
  }

  /// As the file has it that it was read from.
  private init(messageFormat text: WrittenText) {
    guard text.isOfForms, case .choice(let choice)? = text.pattern.pieces.first else {
      self = .pattern(text.messageFormat.first?.text ?? "")
      return
    }
    self = .forms(
      zip(choice.branches, text.messageFormat).compactMap { branch, source in
        branch.selector.formSelector.map { Form($0, source.text) }
      })
  }
}

/// Makes MessageFormat of a printf format.
private struct MessageBuilderOfPrintf {
  private let text: WrittenText
  private let names: ArgumentNames
  private(set) var losses: LossList

  init(_ text: WrittenText, of key: String, _ names: ArgumentNames) {
    self.text = text
    self.names = names
    losses = LossList(key, text.language)
  }

  mutating func fail(_ failure: Unheld) { losses.add(failure.sentence) }

  mutating func content() throws(Unheld) -> MessageContent {
    if let reference = text.undefinedReference {
      throw Unheld("it refers to \(reference.name), which is not there")
    }
    let pattern = plain(text.pattern)
    guard pattern.pieces.count == 1, case .choice(let choice) = pattern.pieces[0] else {
      return .pattern(try message(pattern, isForm: false))
    }
    return .forms(
      try forms(of: choice).map { form throws(Unheld) in
        MessageContent.Form(form.selector, try message(form.pattern, isForm: true))
      })
  }

  /// Without a variation by device that is the whole.
  private mutating func plain(_ pattern: WrittenPattern) -> WrittenPattern {
    guard pattern.pieces.count == 1, case .choice(let choice) = pattern.pieces[0],
      choice.kind == .device, let branch = choice.defaultBranch ?? choice.branches.first
    else { return pattern }
    losses.add(
      "variations by device cannot be held; the one for \(branch.selector) is taken")
    return plain(branch.pattern)
  }

  /// - Returns: At least the form `other`.
  private mutating func forms(
    of choice: WrittenChoice
  ) throws(Unheld) -> [(selector: FormSelector, pattern: WrittenPattern)] {
    guard choice.has(.other) else { throw Unheld("a plural without the form other cannot be held") }
    let forms = choice.branches.compactMap { branch in
      branch.selector.formSelector(in: text.language).map { ($0, plain(branch.pattern)) }
    }
    return forms.sorted { $0.0.position < $1.0.position }
  }

  /// - Parameter isForm: Whether it stands in a plural, where `#` is a number.
  private mutating func message(
    _ pattern: WrittenPattern, isForm: Bool
  ) throws(Unheld) -> String {
    var written = ""
    var words = ""
    for piece in pattern.pieces {
      if case .text(let text) = piece {
        words += text
        continue
      }
      written += MessageFormatQuoting.quoted(words, isForm: isForm)
      words = ""
      switch piece {
      case .text: break
      case .placeholder(let index): written += argument(text.placeholders[index])
      case .choice(let choice): written += try self.choice(choice, isForm: isForm)
      }
    }
    return written + MessageFormatQuoting.quoted(words, isForm: isForm)
  }

  private mutating func choice(
    _ choice: WrittenChoice, isForm: Bool
  ) throws(Unheld) -> String {
    let pattern = plain(WrittenPattern([.choice(choice)], at: choice.offset))
    guard pattern.pieces.count == 1, case .choice(let choice) = pattern.pieces[0] else {
      return try message(pattern, isForm: isForm)
    }
    var forms: [String] = []
    for form in try self.forms(of: choice) {
      forms.append("\(form.selector) {\(try message(form.pattern, isForm: true))}")
    }
    return "{\(names[choice.argument ?? 0]), plural, \(forms.joined(separator: " "))}"
  }

  private mutating func argument(_ placeholder: Placeholder) -> String {
    let name = names[placeholder.argument]
    let spelling = text.specifier(of: placeholder)
    let specifier = PrintfSpecifier(spelling)
    if specifier.losesFormat {
      losses.add(
        "the format \(spelling) cannot be held; the value is written plainly")
    }
    var style = NumberStyle()
    if placeholder.type == .number { style = NumberStyle(printf: spelling) }
    style.hasSign = specifier.hasSign && placeholder.type != .text
    return style == NumberStyle() ? "{\(name)}" : "{\(name), number, \(style.icu)}"
  }
}

/// What a specifier such as `%-08.3f` says beside its type and decimals.
private struct PrintfSpecifier {
  let hasSign: Bool
  /// Whether it says what MessageFormat cannot.
  let losesFormat: Bool

  init(_ spelling: String) {
    var rest = spelling.dropFirst()
    if let end = rest.firstIndex(of: "$"), rest[..<end].allSatisfy(\.isNumber) {
      rest = rest[rest.index(after: end)...]
    }
    let flags = rest.prefix { "-+ #0'".contains($0) }
    rest = rest.dropFirst(flags.count)
    let width = rest.prefix { $0.isNumber || $0 == "*" }
    rest = rest.dropFirst(width.count)
    hasSign = flags.contains("+")
    let isPlain = flags.allSatisfy { "+'".contains($0) } && width.isEmpty && !rest.contains("*")
    losesFormat = !isPlain || !"@diuDUfFsg".contains(rest.last ?? "@")
  }
}

extension FormSelector {
  /// Exact numbers stand first, then the categories in their order.
  fileprivate var position: Int {
    switch self {
    case .exact: -1
    case .category(let category): PluralCategory.allCases.firstIndex(of: category) ?? 0
    }
  }
}
