import PlauditKit

/// Which form a range of numbers takes, from the forms of its two ends ("4–5 оценок").
package struct PluralRanges: Sendable, Hashable {
  /// For each pair of categories whose range does not take the form of its end: their letters and
  /// the letter of the form, as in "1mx fmm".
  package let code: String

  /// The ranges that ICU has for a language; where it has none, the end decides.
  package init(_ tag: String) {
    code = ICU.pluralRanges(for: tag)
      .filter { $0.end != $0.form }
      .map { range in
        [range.start, range.end, range.form].map { String(CompactForm.letter(for: $0)) }.joined()
      }
      .joined(separator: " ")
  }
}
