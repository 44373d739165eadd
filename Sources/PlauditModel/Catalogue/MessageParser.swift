/// Parses one message's texts, with the app's name filled in.
struct MessageParser {
  let appName: AppName?
  let chain: LanguageChain

  /// - Returns: `nil` where `diagnostics` now tells what is wrong with the source's text.
  func message(
    _ entry: MessageEntry, in language: String,
    _ translations: [(language: String, entry: MessageEntry)], into diagnostics: inout Diagnostics
  ) -> ParsedMessage? {
    guard let source = parse(entry, selector: nil, language, &diagnostics) else { return nil }
    let selector = source.parsed.pattern.allElements.lazy.compactMap(\.pluralArgument).first
    return ParsedMessage(
      source: source,
      translations: translations.compactMap { language, entry in
        parse(entry, selector: selector, language, &diagnostics)
      })
  }

  private func parse(
    _ entry: MessageEntry, selector: String?, _ language: String,
    _ diagnostics: inout Diagnostics
  ) -> ParsedText? {
    let parsed: ParsedPattern? =
      switch entry.source {
      case .pattern(let text): PatternParser.message(text, into: &diagnostics)
      case .forms(let forms): FormsParser(entry, forms, selector).parse(into: &diagnostics)
      }
    return parsed.flatMap { fillInAppName($0, language, &diagnostics) }
      .map { ParsedText(language: language, entry: entry, parsed: $0) }
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
    let pattern = parsed.pattern.mapElements {
      $0 == .argument(Self.appArgument) ? .text(name.text) : $0
    }
    return ParsedPattern(
      pattern: pattern, uses: parsed.uses.filter { $0.name != Self.appArgument })
  }

  static let appArgument = "app"
}

extension PatternElement {
  fileprivate var pluralArgument: String? {
    if case .plural(let choice) = self { choice.argument } else { nil }
  }
}

extension Diagnostic.Message {
  static let appNameMissing = error(
    "app-name", "{app} needs the app's name; write name: under app: in the manifest")
  static let appNameChooses = error(
    "app-name", "{app} is the app's name and cannot choose a form; use another argument's name")
}
