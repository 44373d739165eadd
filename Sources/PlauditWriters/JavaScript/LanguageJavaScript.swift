import PlauditKit
package import PlauditModel

/// How a language counts and writes numbers, as the JavaScript object that
/// `templates/preview/numbers.js` reads: the rules as functions, the symbols as data.
package struct LanguageJavaScript {
  private let grammar: LanguageGrammar

  /// - Parameter grammar: With the number styles that messages name.
  package init(_ grammar: LanguageGrammar) {
    self.grammar = grammar
  }

  package var object: String {
    """
    {
    symbols: \(symbols),
    isolation: "\(isolation)",
    styles: \(styles),
    cardinal(number) {
    \(PluralRulesJavaScript(grammar.cardinal).lines)},
    ordinal(number) {
    \(PluralRulesJavaScript(grammar.ordinal).lines)},
    }
    """
  }

  private var symbols: String {
    let symbols = grammar.numbers
    return """
      {digits: \(JavaScriptText.strings(symbols.digits.map { String($0) })), \
      grouping: \(JavaScriptText.string(symbols.grouping)), \
      decimal: \(JavaScriptText.string(symbols.decimal)), \
      negative: \(JavaScriptText.strings([symbols.minusPrefix, symbols.minusSuffix])), \
      groups: [\(symbols.primaryGrouping), \(symbols.secondaryGrouping)], \
      minimum: \(symbols.minimumGroupingDigits)}
      """
  }

  private var isolation: String {
    switch grammar.isolation {
    case .none: "none"
    case .rightToLeftTexts: "rightToLeft"
    case .allTexts: "all"
    }
  }

  private var styles: String {
    "{"
      + grammar.styles.map { "\(JavaScriptText.string($0.style.code)): \(style($0))" }
      .joined(separator: ",\n") + "}"
  }

  private func style(_ data: NumberStyleData) -> String {
    let style = data.style
    var members = [
      "least: \(style.leastFractionDigits)", "most: \(style.mostFractionDigits ?? -1)",
      "isGrouped: \(style.isGrouped)", "isHundredfold: \(style.isHundredfold)",
      "positive: \(JavaScriptText.strings([data.positive.prefix, data.positive.suffix]))",
      "negative: \(JavaScriptText.strings([data.negative.prefix, data.negative.suffix]))",
    ]
    if let groups = data.grouping {
      members.append("groups: [\(groups.primary), \(groups.secondary)]")
    }
    if let compact = data.compact {
      members.append("compact: \(JavaScriptText.string(compact))")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
