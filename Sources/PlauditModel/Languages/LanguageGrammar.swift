package import PlauditKit

/// What ICU knows of a language that its messages need: read once, then walked by whatever writes
/// it out or runs it.
package struct LanguageGrammar: Sendable {
  package let tag: String
  package let numbers: NumberSymbols
  package let styles: [NumberStyleData]
  package let cardinal: PluralRules
  package let ordinal: PluralRules
  package let ranges: PluralRanges
  package let isolation: TextIsolation

  /// - Parameters:
  ///   - tag: The language.
  ///   - styles: The number styles that its messages name, in order.
  ///   - isolation: Which texts are kept from reordering the sentence around them.
  package init(
    _ tag: String, styles: [NumberStyle] = [], isolation: TextIsolation = .none
  ) {
    self.tag = tag
    let numbers = ICU.numberSymbols(for: tag)
    let cardinal = PluralRules.forLanguage(tag, kind: .cardinal)
    self.numbers = numbers
    self.cardinal = cardinal
    ordinal = PluralRules.forLanguage(tag, kind: .ordinal)
    ranges = PluralRanges(tag)
    self.styles = styles.map { NumberStyleData($0, numbers, cardinal, for: tag) }
    self.isolation = isolation
  }

  /// The categories in the order in which forms are best tried.
  package var categories: [PluralKind: [PluralCategory]] {
    [.cardinal: cardinal.categoriesByFrequency, .ordinal: ordinal.categoriesByFrequency]
  }

  /// The same as the runtime has it.
  package var runtime: MessageGrammar {
    let (cardinal, ordinal) = (self.cardinal, self.ordinal)
    return MessageGrammar(
      numbers: numbers, styles: styles.map(\.pattern),
      cardinal: PluralSelector { cardinal.category(for: $0) },
      ordinal: PluralSelector { ordinal.category(for: $0) },
      ranges: ranges.code, isolation: isolation)
  }
}
