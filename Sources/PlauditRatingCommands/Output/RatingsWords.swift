import PlauditCommands
import PlauditKit
import PlauditModel
import PlauditWriters

/// The ready message for a number of ratings, in the languages that there are words for.
struct RatingsWords {
  private let patterns: [String: Pattern]
  private let matcher: LanguageMatcher

  init() {
    patterns = IncludedWords.message("ratings-count")?.texts.mapValues(\.pattern) ?? [:]
    matcher = LanguageMatcher(languages: Array(patterns.keys), source: "")
  }

  /// The number in the first of the store's languages that there are words for, else in English.
  func text(_ count: Int, in country: StoreCountry) -> String {
    for locale in country.locales {
      if let pattern = patterns[matcher.language(for: [locale])] {
        return Self.text(count, pattern, locale)
      }
    }
    return english(count)
  }

  func english(_ count: Int) -> String {
    let source = IncludedWords.source
    return patterns[source].map { Self.text(count, $0, source) } ?? "\(count)"
  }

  private static func text(_ count: Int, _ pattern: Pattern, _ locale: String) -> String {
    let values = pattern.argumentNames.map { ($0, MessageArgument.integer(count)) }
    return MessageRenderer(locale).text(pattern, Dictionary(values) { first, _ in first })
      ?? "\(count)"
  }
}
