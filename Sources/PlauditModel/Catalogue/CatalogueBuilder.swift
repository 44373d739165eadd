/// Makes a catalogue of what the manifest and the locale files say.
package struct CatalogueBuilder {
  private let manifest: Manifest
  private let files: [String: LocaleFile]

  /// - Returns: `nil` where `diagnostics` now tells why no correct Swift can be written. A fault in
  ///   one translation alone is a warning, and its language falls back for that message.
  package static func build(
    _ manifest: Manifest, _ files: [LocaleFile], into diagnostics: inout Diagnostics
  ) -> Catalogue? {
    var byLanguage: [String: LocaleFile] = [:]
    for file in files {
      if let first = byLanguage[file.language.value] {
        diagnostics.add(
          .sameLanguage(file.language.value, first.path), at: file.language.location)
      } else {
        byLanguage[file.language.value] = file
      }
    }
    return CatalogueBuilder(manifest: manifest, files: byLanguage).catalogue(into: &diagnostics)
  }

  private func catalogue(into diagnostics: inout Diagnostics) -> Catalogue? {
    let source = manifest.sourceLanguage
    let languages = languages(into: &diagnostics)
    guard let sourceFile = files[source.value] else {
      diagnostics.add(.sourceFileMissing(source.value), at: source.location)
      return nil
    }
    let chain = LanguageChain(
      languages: languages, source: source.value, isolates: manifest.generate.isolates)
    var translations: [String: [String: MessageEntry]] = [:]
    for language in languages where language != source.value {
      let entries = files[language]?.entries ?? []
      translations[language] = Dictionary(
        entries.map { ($0.key.value, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let messages = sourceFile.entries.compactMap { entry in
      var builder = MessageBuilder(entry, appName: manifest.appName, chain: chain)
      let others = languages.compactMap { language in
        translations[language]?[entry.key.value].map { (language, $0) }
      }
      let message = builder.message(source.value, others)
      diagnostics.add(contentsOf: builder.diagnostics)
      return message
    }
    guard !diagnostics.hasErrors else { return nil }
    let known = Set(sourceFile.entries.map(\.key.value))
    return Catalogue(
      sourceLanguage: source.value, languages: languages,
      isolates: manifest.generate.isolates, messages: messages,
      extraKeys: files.mapValues { file in
        file.entries.map(\.key).filter { !known.contains($0.value) }
      },
      files: files.mapValues(\.language.location))
  }

  private func languages(into diagnostics: inout Diagnostics) -> [String] {
    for language in manifest.languages ?? [] where files[language.value] == nil {
      if language.value != manifest.sourceLanguage.value {
        diagnostics.add(.languageWithoutFile(language.value), at: language.location)
      }
    }
    let languages = manifest.languages?.map(\.value) ?? files.keys.sorted()
    for language in languages where !ICU.isKnown(language) {
      let place = files[language]?.language ?? manifest.languages?.first { $0.value == language }
      diagnostics.add(.unknownLanguage(language), at: (place ?? manifest.sourceLanguage).location)
    }
    return languages
  }
}

extension Diagnostic.Message {
  static func sameLanguage(_ tag: String, _ path: String) -> Self {
    error("locale-duplicate", "\(path.onOneLine) is the file of \(tag) already; keep one")
  }

  static func sourceFileMissing(_ tag: String) -> Self {
    error(
      "locale-missing",
      "the source language \(tag) has no file; write Locales/\(tag).yaml, or name another "
        + "source-language")
  }

  static func languageWithoutFile(_ tag: String) -> Self {
    warning(
      "locale-missing",
      "\(tag) has no file, so its texts are those of the source language; write Locales/\(tag).yaml"
    )
  }

  static func unknownLanguage(_ tag: String) -> Self {
    warning(
      "locale-unknown",
      "ICU \(ICU.version) knows no language \(tag), so every number takes the form other and is "
        + "written as in English")
  }
}
