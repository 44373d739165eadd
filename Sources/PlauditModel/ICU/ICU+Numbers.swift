internal import ICUBridge
package import PlauditKit

extension ICU {
  /// How a language writes decimal numbers; as root does when ICU does not know the language.
  package static func numberSymbols(for tag: String) -> NumberSymbols {
    let symbols = bridge_read_number_symbols(canonicalTag(tag) ?? "und")
    return NumberSymbols(
      digits: taken(symbols.digits),
      grouping: taken(symbols.grouping),
      decimal: taken(symbols.decimal),
      minusPrefix: taken(symbols.minus_prefix),
      minusSuffix: taken(symbols.minus_suffix),
      primaryGrouping: Int(symbols.primary_grouping),
      secondaryGrouping: Int(symbols.secondary_grouping),
      minimumGroupingDigits: Int(symbols.minimum_grouping_digits),
      nan: taken(symbols.nan),
      infinity: taken(symbols.infinity),
      range: rangeSeparator(for: tag))
  }

  /// A decimal number as a language writes it with a skeleton such as `compact-short`.
  ///
  /// - Parameters:
  ///   - decimal: In ASCII, as in `-1.5` or `12e5`.
  ///   - skeleton: ICU's words, without the `::` that messages put before them.
  /// - Returns: `nil` where ICU cannot.
  package static func format(_ decimal: String, _ skeleton: String, for tag: String) -> String? {
    taken(bridge_format_number(canonicalTag(tag) ?? "und", skeleton, decimal))
  }
}
