/// The app's name: one for all languages, or one for each.
package enum AppName: Sendable, Hashable {
  case plain(SourceText)
  /// By canonical BCP 47 tag.
  case byLanguage([String: SourceText])

  /// The name in the first of the languages that has one.
  package func text(for tags: some Sequence<String>) -> SourceText? {
    switch self {
    case .plain(let text): text
    case .byLanguage(let names): tags.lazy.compactMap { names[$0] }.first
    }
  }
}
