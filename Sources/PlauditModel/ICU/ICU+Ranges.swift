internal import ICUBridge
package import PlauditKit

extension ICU {
  /// The plural forms of ranges, from CLDR's `pluralRanges`: the form for each pair of categories
  /// that a range's ends can have.
  package static func pluralRanges(
    for tag: String
  ) -> [(start: PluralCategory, end: PluralCategory, form: PluralCategory)] {
    guard let tag = canonicalTag(tag) else { return [] }
    return takenLines(bridge_plural_ranges(tag)).compactMap { line in
      let words = line.split(separator: " ").compactMap { PluralCategory(rawValue: String($0)) }
      return words.count == 3 ? (words[0], words[1], words[2]) : nil
    }
  }

  /// What stands between the two numbers of a range, as in "4–5".
  package static func rangeSeparator(for tag: String) -> String {
    taken(bridge_range_separator(canonicalTag(tag) ?? "und"))
  }
}
