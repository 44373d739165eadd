internal import ICUReference

/// ICU's own formatters, which Plaudit has to agree with. Languages are BCP 47 tags unless said
/// otherwise; results are `nil` when ICU fails.
package enum Reference {
  /// The plural categories of all whole numbers from 0 to `last`. The locale is an ICU id such as
  /// `pt_PT`, taken as it is.
  package static func pluralCategories(
    through last: Int32, locale: String, ordinal: Bool
  ) -> [String]? {
    taken(reference_plural_categories(locale, ordinal, last))?.split(separator: "\n").map(
      String.init)
  }

  /// The plural category of a decimal number as it is written, such as "1.50".
  package static func pluralCategory(
    of number: String, language: String, ordinal: Bool = false
  ) -> String? {
    taken(reference_plural_category(language, ordinal, number))
  }

  /// As `number::NumberFormatter` writes the number.
  package static func format(_ number: Int, language: String) -> String? {
    taken(reference_format_int(language, Int64(number)))
  }

  /// As `number::NumberFormatter` writes the number, with at most three fraction digits.
  package static func format(_ number: Double, language: String) -> String? {
    taken(reference_format_double(language, number))
  }

  /// As `number::NumberFormatter` writes a decimal number such as "12345678901234567890.5", with
  /// at most three fraction digits.
  package static func format(decimal number: String, language: String) -> String? {
    taken(reference_format_decimal(language, number))
  }

  /// As `number::NumberRangeFormatter` writes the numbers of a range.
  package static func format(_ range: ClosedRange<Int>, language: String) -> String? {
    taken(
      reference_format_range(language, Int64(range.lowerBound), Int64(range.upperBound)))
  }

  /// The plural category of a range of numbers.
  package static func pluralCategory(of range: ClosedRange<Int>, language: String) -> String? {
    taken(
      reference_range_category(language, Int64(range.lowerBound), Int64(range.upperBound)))
  }

  static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { reference_free(text) }
    return String(cString: text)
  }
}
