/// Which source text each translation was accepted for, by the fingerprints of the sources.
package struct TranslationLock: Sendable, Equatable {
  package struct Translation: Hashable, Sendable {
    package let key: String
    package let language: String

    package init(key: String, language: String) {
      self.key = key
      self.language = language
    }
  }

  /// Two branches may have accepted a translation for different sources: then both count.
  package private(set) var sources: [Translation: Set<UInt64>] = [:]

  package init() {}

  package func sources(_ key: String, _ language: String) -> Set<UInt64>? {
    sources[Translation(key: key, language: language)]
  }

  /// Adds a source that a translation was accepted for before.
  package mutating func add(_ translation: Translation, _ source: UInt64) {
    sources[translation, default: []].insert(source)
  }

  /// Accepts a translation for one source, and for no other.
  package mutating func accept(_ translation: Translation, for source: UInt64) {
    sources[translation] = [source]
  }

  /// Forgets the translations that there are no longer.
  package mutating func keep(only translations: Set<Translation>) {
    sources = sources.filter { translations.contains($0.key) }
  }
}
