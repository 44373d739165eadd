package import PlauditKit

/// Where a language's missing texts come from: its CLDR parents, then the source language.
package struct LanguageChain: Sendable {
  private let languages: Set<String>
  private let source: String
  /// Of the app's languages, which are asked about for each message.
  private let knownParents: [String: [String]]
  private let scripts: [String: ICU.LanguageAndScript]
  private let isolates: Bool

  /// - Parameters:
  ///   - languages: The app's languages.
  ///   - source: The source language, one of them.
  ///   - isolates: Whether texts are kept from reordering the sentence around them.
  package init(languages: [String], source: String, isolates: Bool = false) {
    self.languages = Set(languages)
    self.source = source
    knownParents = Dictionary(
      languages.map { ($0, Self.parents(of: $0)) }, uniquingKeysWith: { first, _ in first })
    scripts = Dictionary(
      languages.map { ($0, ICU.languageAndScript(of: $0)) }, uniquingKeysWith: { first, _ in first }
    ).compactMapValues { $0 }
    self.isolates = isolates
  }

  /// Which texts are isolated in the messages of a language.
  package func isolation(of tag: String) -> TextIsolation {
    !isolates ? .none : ICU.isRightToLeft(tag) ? .allTexts : .rightToLeftTexts
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

  /// The language that a person is shown whose language is `tag`; `nil` where none fits. Among
  /// the app's languages of the same language and script it is the one that CLDR's matcher finds
  /// nearest: en-AU is read in en-GB rather than en.
  package func match(_ tag: String) -> String? {
    if languages.contains(tag) { return tag }
    let script = ICU.languageAndScript(of: tag)
    let near = languages.filter { scripts[$0].map { $0 == script } ?? false }
    return near.isEmpty
      ? parents(of: tag).first { languages.contains($0) }
      : ICU.bestMatch(for: tag, among: near.sorted())
  }

  private func parents(of tag: String) -> [String] {
    knownParents[tag] ?? Self.parents(of: tag)
  }

  /// The CLDR parents of a tag, the nearest first.
  package static func parents(of tag: String) -> [String] {
    Array(sequence(first: tag) { ICU.parent(of: $0) }.dropFirst())
  }
}
