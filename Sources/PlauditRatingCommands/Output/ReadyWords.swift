import PlauditKit
import PlauditLocales
import PlauditModel
import PlauditReaders
import PlauditWriters

/// The ready message for a number of ratings, in the languages that there are words for.
struct ReadyWords {
  private let patterns: [String: Pattern]
  private let matcher: LanguageMatcher

  private static let key = "ratings-count"
  private static let source = "en"

  init() {
    let place = SourceLocation(path: "locales")
    let manifest = Manifest(
      location: place, appID: Located(0, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located(Self.source, at: place), languages: nil, messages: nil,
      links: Manifest.Links(), generate: Manifest.Generation())
    var diagnostics = Diagnostics()
    let files = Locales.all.compactMap { name, text in
      LocaleFileReader.read(
        Array(text.utf8), path: name,
        language: Located(String(name.prefix { $0 != "." }), at: place),
        into: &diagnostics)
    }
    let message = CatalogueBuilder.build(manifest, files, into: &diagnostics)?.messages
      .first { $0.key.value == Self.key }
    patterns = message?.texts.mapValues(\.pattern) ?? [:]
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
    patterns[Self.source].map { Self.text(count, $0, Self.source) } ?? "\(count)"
  }

  private static func text(_ count: Int, _ pattern: Pattern, _ locale: String) -> String {
    let styles = pattern.numberStyles
    let compact = try? CompactWriter(
      arguments: pattern.argumentNames, styles: styles
    ).message(pattern)
    guard let compact else { return "\(count)" }
    return LanguageGrammar(locale, styles: styles).runtime
      .text(compact: compact, [.integer(count)])
  }
}
