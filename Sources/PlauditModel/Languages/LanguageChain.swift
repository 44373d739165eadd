/// Where a language's missing texts come from: its CLDR parents, then the source language.
package struct LanguageChain: Sendable {
  private let languages: Set<String>
  private let source: String
  /// Of the app's languages, which are asked about for each message.
  private let knownParents: [String: [String]]

  package init(languages: [String], source: String) {
    self.languages = Set(languages)
    self.source = source
    knownParents = Dictionary(
      languages.map { ($0, Self.parents(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first of the app's languages that `tag` is read in for want of its own texts; `nil` for
  /// the source language.
  package func fallback(of tag: String) -> String? {
    guard tag != source else { return nil }
    return parents(of: tag).first { languages.contains($0) } ?? source
  }

  /// `tag`, then its CLDR parents, then the source language.
  package func tags(from tag: String) -> [String] {
    [tag] + parents(of: tag) + [source]
  }

  /// The language that `tag` is read in; `nil` where only the source is left.
  package func match(_ tag: String) -> String? {
    ([tag] + parents(of: tag)).first { languages.contains($0) }
  }

  private func parents(of tag: String) -> [String] {
    knownParents[tag] ?? Self.parents(of: tag)
  }

  /// The CLDR parents of a tag, the nearest first.
  package static func parents(of tag: String) -> [String] {
    Array(sequence(first: tag) { ICU.parent(of: $0) }.dropFirst())
  }
}
