/// Chooses the plural category of a number in one language. Plaudit generates one for each set of
/// rules that an app's languages need, from the CLDR rules in ICU.
public typealias PluralSelector = @Sendable (PluralOperands) -> PluralCategory

/// The messages of one language, with what it takes to write them: plural rules and digits.
///
/// Generated code makes one for each of the app's languages. The texts lie in one string, in a
/// compact form that `CompactMessage` describes; nothing is parsed or copied ahead of use.
public final class MessageTable: Sendable {
  private let texts: StaticString
  private let grammar: MessageGrammar
  private let fallback: MessageTable?

  /// - Parameters:
  ///   - texts: The compact form: an index of the messages, then the messages.
  ///   - numbers: How the language writes numbers.
  ///   - cardinal: The language's rules for counting ("1 rating, 2 ratings").
  ///   - ordinal: Its rules for ranking ("1st, 2nd"); `nil` where no message ranks.
  ///   - fallback: The table that supplies what this language lacks, with its own rules.
  public init(
    _ texts: StaticString, numbers: NumberSymbols, cardinal: @escaping PluralSelector,
    ordinal: PluralSelector? = nil, fallback: MessageTable? = nil
  ) {
    self.texts = texts
    self.grammar = MessageGrammar(
      numbers: numbers, cardinal: cardinal, ordinal: ordinal ?? { _ in .other })
    self.fallback = fallback
  }

  /// The text of one message.
  ///
  /// - Parameters:
  ///   - message: The message's place in the table's index.
  ///   - arguments: The values for the message's arguments, in its own order.
  /// - Returns: The text in this language, or in the language that it falls back to; empty when
  ///   no table has the message.
  public func text(_ message: Int, _ arguments: MessageArgument...) -> String {
    var table = self
    while true {
      if let text = table.ownText(message, arguments) { return text }
      guard let next = table.fallback else { return "" }
      table = next
    }
  }

  private func ownText(_ message: Int, _ arguments: [MessageArgument]) -> String? {
    texts.withUTF8Buffer { bytes in
      guard let body = CompactIndex.message(message, in: bytes) else { return nil }
      return grammar.text(of: body, arguments)
    }
  }
}
