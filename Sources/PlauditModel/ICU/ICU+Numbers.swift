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

  /// Writes decimal numbers as a language does with one skeleton.
  package final class NumberFormatter {
    private let formatter: OpaquePointer?

    /// - Parameters:
    ///   - tag: The language.
    ///   - skeleton: ICU's words, without the `::` that messages put before them, as in
    ///     `compact-short`.
    package init(_ tag: String, _ skeleton: String) {
      formatter = bridge_number_formatter_open(canonicalTag(tag) ?? "und", skeleton)
    }

    deinit {
      if let formatter { bridge_number_formatter_close(formatter) }
    }

    /// A number in ASCII, as in `-1.5` or `12e5`, as the language writes it; `nil` where ICU
    /// cannot.
    package func text(_ decimal: String) -> String? {
      formatter.flatMap { taken(bridge_number_formatter_format($0, decimal)) }
    }
  }
}
