package import PlauditKit

/// How a language writes one number style: what stands around the digits. It is read off what ICU's
/// own formatter writes for sample numbers, since ICU has no other public door to these patterns.
package struct NumberStyleData: Sendable, Hashable {
  package let style: NumberStyle
  package let positive: Affixes
  package let negative: Affixes
  /// The sizes of groups where they are not those of plain numbers.
  package let grouping: Groups?
  /// The patterns of a compact style, as `CompactPatterns` reads them.
  package let compact: String?

  package struct Groups: Sendable, Hashable {
    package let primary: Int
    package let secondary: Int
  }

  package struct Affixes: Sendable, Hashable {
    package let prefix: String
    package let suffix: String
  }

  package init(
    _ style: NumberStyle, _ symbols: NumberSymbols, _ cardinal: PluralRules, for tag: String
  ) {
    self.style = style
    var skeleton = style.isPercent ? "percent" : ""
    if style.hasSign { skeleton += " sign-always" }
    let formatter = ICU.NumberFormatter(tag, skeleton)
    // Beside a compact number the percent sign is a unit, which may stand behind another space.
    let isUnit = style.isPercent && style.notation != .plain
    let affixed = isUnit ? ICU.NumberFormatter(tag, skeleton + " compact-short") : formatter
    positive = Self.affixes("5", affixed, symbols)
    negative = Self.affixes("-5", affixed, symbols)
    let groups = Self.groups(formatter, symbols)
    let isPlain =
      groups == Groups(primary: symbols.primaryGrouping, secondary: symbols.secondaryGrouping)
    grouping = isPlain ? nil : groups
    switch style.notation {
    case .plain: compact = nil
    case .compactShort: compact = CompactPatternReader("compact-short", tag, symbols, cardinal).code
    case .compactLong: compact = CompactPatternReader("compact-long", tag, symbols, cardinal).code
    }
  }

  private static func affixes(
    _ number: String, _ formatter: ICU.NumberFormatter, _ symbols: NumberSymbols
  ) -> Affixes {
    let text = formatter.text(number) ?? number
    guard let five = Array(symbols.digits).dropFirst(5).first,
      let place = text.firstIndex(of: five)
    else { return Affixes(prefix: "", suffix: "") }
    return Affixes(
      prefix: String(text[..<place]), suffix: String(text[text.index(after: place)...]))
  }

  private static func groups(
    _ formatter: ICU.NumberFormatter, _ symbols: NumberSymbols
  ) -> Groups? {
    let digits = symbols.digits
    guard let text = formatter.text("12345678901234") else { return nil }
    let groups = text.split { !digits.contains($0) }.map(\.count)
    guard groups.count > 2 else { return nil }
    return Groups(primary: groups[groups.count - 1], secondary: groups[groups.count - 2])
  }

  package var pattern: NumberPattern {
    NumberPattern(
      style.code, positive: (positive.prefix, positive.suffix),
      negative: (negative.prefix, negative.suffix),
      grouping: grouping.map { ($0.primary, $0.secondary) }, compact: compact)
  }
}
