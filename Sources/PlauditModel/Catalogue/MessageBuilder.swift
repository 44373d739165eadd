import PlauditKit

/// Makes one message of its entries in all languages.
struct MessageBuilder {
  private let entry: MessageEntry
  private let appName: AppName?
  private let chain: LanguageChain
  private var types: ArgumentTypes
  private(set) var diagnostics = Diagnostics()

  init(_ entry: MessageEntry, appName: AppName?, chain: LanguageChain) {
    self.entry = entry
    self.appName = appName
    self.chain = chain
    self.types = ArgumentTypes(declarations: entry.arguments)
  }

  mutating func message(
    _ sourceLanguage: String, _ translations: [(language: String, entry: MessageEntry)]
  ) -> Message? {
    guard let source = parse(entry, selector: nil, language: sourceLanguage) else {
      return nil
    }
    let selector = source.selector(of: entry)
    for (use, before) in types.learn(source.uses) {
      diagnostics.add(.conflict(use, before), at: use.location)
    }
    var seen: Set<String> = []
    let names = (entry.arguments.map(\.name.value) + source.uses.map(\.name))
      .filter { seen.insert($0).inserted }
    guard names.count <= Self.mostArguments else {
      diagnostics.add(.tooManyArguments(names.count), at: entry.key.location)
      return nil
    }
    types.settle(names, at: entry.key.location)
    var texts = [
      sourceLanguage: Translation(location: entry.key.location, pattern: source.pattern)
    ]
    for (language, entry) in translations {
      guard let parsed = parse(entry, selector: selector, language: language),
        agrees(parsed, with: names)
      else { continue }
      texts[language] = Translation(location: entry.key.location, pattern: parsed.pattern)
    }
    return Message(
      key: entry.key, arguments: names.map { argument($0, in: source.pattern) },
      comment: entry.comment,
      maxLength: entry.maxLength, deprecation: deprecation, texts: texts)
  }

  // The compact form names an argument by one digit.
  private static let mostArguments = 64

  private func argument(_ name: String, in source: Pattern) -> Argument {
    let declaration = entry.arguments.first { $0.name.value == name }
    return Argument(
      name: name, type: types.type(of: name), options: source.options(of: name),
      label: declaration?.label, comment: declaration?.comment)
  }

  private var deprecation: Deprecation? {
    guard entry.deprecated != nil || entry.renamed != nil else { return nil }
    return Deprecation(reason: entry.deprecated, replacement: entry.renamed)
  }

  /// Whether the accessor that the source's text makes can serve a translation.
  private mutating func agrees(_ parsed: ParsedPattern, with names: [String]) -> Bool {
    var agrees = true
    var suggestion = Suggestion(among: names)
    for use in parsed.uses where !names.contains(use.name) {
      diagnostics.add(.extraArgument(use.name, suggestion.closest(to: use.name)), at: use.location)
      agrees = false
    }
    for (use, before) in types.conflicts(with: parsed.uses) {
      diagnostics.add(.translationConflict(use, before), at: use.location)
      agrees = false
    }
    return agrees
  }
}

extension MessageBuilder {
  /// The tree of one language's text, with the app's name filled in.
  private mutating func parse(
    _ entry: MessageEntry, selector: String?, language: String
  ) -> ParsedPattern? {
    let parsed: ParsedPattern? =
      switch entry.source {
      case .pattern(let text): PatternParser.message(text, into: &diagnostics)
      case .forms(let forms): FormsParser(entry, forms, selector).parse(into: &diagnostics)
      }
    return parsed.flatMap { fillInAppName($0, language) }.map { parsed in
      // How the number is written is the source's to say, for all languages.
      guard let style = self.entry.number,
        let argument = selector ?? parsed.selector(of: entry)
      else { return parsed }
      return parsed.styled(style, argument)
    }
  }

  private mutating func fillInAppName(
    _ parsed: ParsedPattern, _ language: String
  ) -> ParsedPattern? {
    guard let use = parsed.uses.first(where: { $0.name == Self.appArgument }) else { return parsed }
    if let use = parsed.uses.first(where: { $0.name == Self.appArgument && $0.type != nil }) {
      diagnostics.add(.appNameChooses, at: use.location)
      return nil
    }
    guard let name = appName?.text(for: chain.tags(from: language)) else {
      diagnostics.add(.appNameMissing, at: use.location)
      return nil
    }
    let shown = chain.isolation(of: language).isolated(name.text)
    let pattern = parsed.pattern.mapElements {
      $0 == .argument(Self.appArgument) ? .text(shown) : $0
    }
    return ParsedPattern(
      pattern: pattern, uses: parsed.uses.filter { $0.name != Self.appArgument })
  }

  static let appArgument = "app"
}

extension ParsedPattern {
  /// The argument that selects the form: what the entry says, the first that a plural names, or the
  /// only one that there is.
  fileprivate func selector(of entry: MessageEntry) -> String? {
    let names = pattern.argumentNames
    return entry.by?.value
      ?? pattern.allElements.lazy.compactMap(\.pluralArgument).first
      ?? (names.count == 1 ? names[0] : nil)
  }

  /// The same with a style for one number, wherever it is shown or selects.
  fileprivate func styled(_ style: Located<NumberStyle>, _ argument: String) -> ParsedPattern {
    let pattern = pattern.mapElements { element in
      switch element {
      case .argument(argument): .number(argument, style.value)
      case .difference(argument, let offset, _):
        .difference(argument, offset: offset, style: style.value)
      case .plural(let choice) where choice.argument == argument:
        .plural(
          PluralChoice(
            argument: argument, kind: choice.kind, offset: choice.offset, style: style.value,
            branches: choice.branches))
      default: element
      }
    }
    let type: ArgumentType = style.value.showsFraction ? .number : .integer
    let use = ArgumentUse(name: argument, type: type, location: style.location)
    return ParsedPattern(pattern: pattern, uses: uses + [use])
  }
}

extension PatternElement {
  fileprivate var pluralArgument: String? {
    if case .plural(let choice) = self { choice.argument } else { nil }
  }
}

extension Diagnostic.Message {
  fileprivate static func conflict(
    _ use: ArgumentUse, _ before: Located<ArgumentType>
  ) -> Self {
    error("argument-conflict", contradiction(use, before))
  }

  fileprivate static func translationConflict(
    _ use: ArgumentUse, _ before: Located<ArgumentType>
  ) -> Self {
    warning("argument-type", contradiction(use, before) + "; this language falls back")
  }

  private static func contradiction(
    _ use: ArgumentUse, _ before: Located<ArgumentType>
  ) -> String {
    "{\(use.name)} is used as \(use.type?.phrase ?? "text") here and is "
      + "\(before.value.phrase) at \(before.location)"
  }

  static func extraArgument(_ name: String, _ suggestion: String?) -> Self {
    warning(
      "argument-extra",
      "the source language has no argument {\(name)}"
        + (suggestion.map { ", did you mean {\($0)}?" } ?? "") + "; this language falls back")
  }

  static func tooManyArguments(_ count: Int) -> Self {
    error("argument-count", "\(count) arguments in one message; 64 are possible")
  }

  static let appNameMissing = error(
    "app-name", "{app} needs the app's name; write name: under app: in the manifest")
  static let appNameChooses = error(
    "app-name", "{app} is the app's name and cannot choose a form; use another argument's name")
}

extension ArgumentType {
  fileprivate var phrase: String {
    switch self {
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "text"
    }
  }
}
