/// Where a language's missing texts come from: its CLDR parents, then the source language.
package struct LanguageChain: Sendable {
  private let languages: Set<String>
  private let source: String

  package init(languages: [String], source: String) {
    self.languages = Set(languages)
    self.source = source
  }

  /// The first of the app's languages that `tag` is read in for want of its own texts; `nil` for
  /// the source language.
  package func fallback(of tag: String) -> String? {
    guard tag != source else { return nil }
    return Self.parents(of: tag).first { languages.contains($0) } ?? source
  }

  /// `tag`, then its CLDR parents, then the source language.
  package func tags(from tag: String) -> [String] {
    [tag] + Self.parents(of: tag) + [source]
  }

  /// The language that `tag` is read in; `nil` where only the source is left.
  package func match(_ tag: String) -> String? {
    ([tag] + Self.parents(of: tag)).first { languages.contains($0) }
  }

  /// The CLDR parents of a tag, the nearest first.
  package static func parents(of tag: String) -> [String] {
    Array(sequence(first: tag) { ICU.parent(of: $0) }.dropFirst())
  }
}
