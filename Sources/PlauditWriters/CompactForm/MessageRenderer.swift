package import PlauditKit
package import PlauditModel

/// Writes messages of one language as an app shows them, through the code that an app runs.
package final class MessageRenderer {
  private let language: String
  private let isolation: TextIsolation
  /// By the number styles that messages name.
  private var grammars: [[NumberStyle]: MessageGrammar] = [:]

  /// - Parameters:
  ///   - language: The tag of the language.
  ///   - isolation: Which texts are kept from reordering the sentence around them.
  package init(_ language: String, isolation: TextIsolation = .none) {
    self.language = language
    self.isolation = isolation
  }

  /// - Returns: `nil` where an argument has no value, or where the message is longer than any can be.
  package func text(_ pattern: Pattern, _ values: [String: MessageArgument]) -> String? {
    let names = pattern.argumentNames
    let shown = names.compactMap { values[$0] }
    let styles = pattern.numberStyles
    guard shown.count == names.count,
      let compact = try? CompactWriter(
        arguments: names, in: CompactLanguage(styles: styles)
      ).message(pattern)
    else { return nil }
    return grammar(styles).text(compact: compact, shown)
  }

  private func grammar(_ styles: [NumberStyle]) -> MessageGrammar {
    if let known = grammars[styles] { return known }
    let grammar = LanguageGrammar(language, styles: styles, isolation: isolation).runtime
    grammars[styles] = grammar
    return grammar
  }
}
