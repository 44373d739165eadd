import PlauditKit

/// Parses one message's texts, with the app's name filled in.
package struct MessageParser: Sendable {
  let appName: AppName?
  let chain: LanguageChain

  /// - Parameter unread: The languages whose entry has a fault already.
  /// - Returns: `nil` where `diagnostics` now tells what is wrong with the source's text.
  func message(
    _ entry: MessageEntry, in language: String,
    _ translations: [(language: String, entry: MessageEntry)], unread: [String],
    into diagnostics: inout Diagnostics
  ) -> ParsedMessage? {
    guard let source = parse(entry, entry.number, selector: nil, language, &diagnostics) else {
      return nil
    }
    let selector = source.parsed.selector(of: entry)
    let number = entry.number
    var unread = unread
    let texts = translations.compactMap { language, entry in
      let text = parse(entry, number, selector: selector, language, &diagnostics)
      if text == nil { unread.append(language) }
      return text
    }
    return ParsedMessage(source: source, translations: texts, unread: unread)
  }

  /// - Parameter number: How the number is written, which is the source's to say for all languages.
  private func parse(
    _ entry: MessageEntry, _ number: Located<NumberStyle>?, selector: String?, _ language: String,
    _ diagnostics: inout Diagnostics
  ) -> ParsedText? {
    let parsed: ParsedPattern? =
      switch entry.source {
      case .pattern(let text): PatternParser.message(text, into: &diagnostics)
      case .forms(let forms): FormsParser(entry, forms, selector).parse(into: &diagnostics)
      }
    guard let unnamed = parsed, let named = fillInAppName(unnamed, language, &diagnostics) else {
      return nil
    }
    let argument = selector ?? named.selector(of: entry)
    func styled(_ parsed: ParsedPattern) -> ParsedPattern {
      number.flatMap { number in argument.map { parsed.styled(number, $0) } } ?? parsed
    }
    return ParsedText(
      language: language, entry: entry, parsed: styled(named), unnamed: styled(unnamed).pattern)
  }

  private func fillInAppName(
    _ parsed: ParsedPattern, _ language: String, _ diagnostics: inout Diagnostics
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
      pattern: pattern, uses: parsed.uses.filter { $0.name != Self.appArgument },
      isPlain: parsed.isPlain)
  }

  package static let appArgument = "app"
}

extension ParsedPattern {
  /// The argument that selects the form: what the entry says, the first that a plural names, or the
  /// only one that there is.
  fileprivate func selector(of entry: MessageEntry) -> String? {
    let names = pattern.argumentNames
    return entry.by?.value
      ?? pattern.pluralArguments().first
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

extension Diagnostic.Message {
  static let appNameMissing = error(
    "app-name", "{app} needs the app's name; write name: under app: in the manifest")
  static let appNameChooses = error(
    "app-name", "{app} is the app's name and cannot choose a form; use another argument's name")
}
