import PlauditLocales
package import PlauditModel
import PlauditReaders

/// The words that come with Plaudit, from the files of `locales/` that the tool carries in itself.
package enum IncludedWords {
  /// The language that says what the messages are for.
  package static let source = "en"

  /// The languages that have a file, in the order of their tags.
  static var languages: [String] { Locales.all.keys.map { tag(of: $0) }.sorted() }

  /// The words for some languages, and no others.
  static func words(for languages: some Sequence<String>) -> ReadyWords {
    let wanted = Set(languages.flatMap { ReadyWords.tags(for: $0) } + [source])
    let files = Locales.all.filter { wanted.contains(tag(of: $0.key)) }
    let read = Array(files).concurrentMap { name, text -> LocaleFile? in
      // Without faults, which a test sees to.
      var faults = Diagnostics()
      let path = "<plaudit>/\(name)"
      let language = Located(tag(of: name), at: SourceLocation(path: path))
      return LocaleFileReader.read(
        Array(text.utf8), path: path, language: language, into: &faults)
    }
    return ReadyWords(
      Dictionary(
        read.compactMap { $0.map { ($0.language.value, $0) } }, uniquingKeysWith: { $1 }),
      source: source)
  }

  /// One of the messages, in all languages that there are words for.
  package static func message(_ key: String) -> Message? {
    // Without faults, which a test sees to.
    var faults = Diagnostics()
    let manifest = Manifest(standingAt: "<plaudit>", sourceLanguage: source)
    let files = words(for: languages).added(
      to: [], languages: languages, source: source, at: manifest.location)
    return CatalogueBuilder.build(manifest, files, into: &faults)?.messages
      .first { $0.key.value == key }
  }

  /// The text of the nearest file that a language is read in; `nil` where there is none.
  static func file(for language: String) -> String? {
    ReadyWords.tags(for: language).lazy.compactMap { Locales.all[$0 + ending] }.first
  }

  private static let ending = ".yaml"

  private static func tag(of name: String) -> String { String(name.dropLast(ending.count)) }
}

extension ProjectReader {
  /// The app's own locale files with the words that the manifest includes.
  ///
  /// - Returns: `nil` where `diagnostics` now tells that nobody says which languages are meant.
  func withIncludedWords(
    _ own: [LocaleFile], _ manifest: Manifest, into diagnostics: inout Diagnostics
  ) -> [LocaleFile]? {
    guard let place = manifest.include.first?.location else { return own }
    let source = manifest.sourceLanguage.value
    let written = own.map(\.language.value) + [source]
    guard manifest.languages != nil || manifest.speaksAllLanguages || !own.isEmpty else {
      diagnostics.add(.whichLanguages, at: place)
      return nil
    }
    let languages =
      manifest.languages?.map(\.value)
      ?? Set(written + (manifest.speaksAllLanguages ? IncludedWords.languages : [])).sorted()
    return IncludedWords.words(for: languages)
      .added(to: own, languages: languages, source: source, at: place)
  }

  /// The words that the manifest includes beside a String Catalog, in the catalogue's languages;
  /// `nil` where there are none.
  func includedWords(
    beside catalogue: ParsedCatalogue, into diagnostics: inout Diagnostics
  ) -> ParsedCatalogue? {
    guard let place = catalogue.manifest.include.first?.location else { return nil }
    let manifest = Manifest(
      location: place, appID: catalogue.manifest.appID, appName: catalogue.manifest.appName,
      storefronts: [], sourceLanguage: Located(catalogue.sourceLanguage, at: place),
      languages: catalogue.languages.map { Located($0, at: place) }, messages: nil,
      links: Manifest.Links(), generate: catalogue.manifest.generate)
    let files = IncludedWords.words(for: catalogue.languages).added(
      to: [], languages: catalogue.languages, source: catalogue.sourceLanguage, at: place)
    return CatalogueBuilder.parse(manifest, files, into: &diagnostics)
  }
}

extension Diagnostic.Message {
  fileprivate static let whichLanguages = error(
    "include-languages",
    "without locale files nothing tells the languages of the included words; write "
      + "`languages: [en, de]`, or `languages: all`")
}
