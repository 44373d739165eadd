/// Makes a catalogue of what the manifest and the locale files say.
package struct CatalogueBuilder {
  private let manifest: Manifest
  private let files: [String: LocaleFile]
  private let unread: [String]

  /// - Returns: `nil` where `diagnostics` now tells why no correct Swift can be written. A fault in
  ///   one translation alone is a warning, and its language falls back for that message.
  package static func build(
    _ manifest: Manifest, _ files: [LocaleFile], into diagnostics: inout Diagnostics
  ) -> Catalogue? {
    parse(manifest, files, into: &diagnostics).flatMap { build($0, into: &diagnostics) }
  }

  /// - Parameter unread: The languages that have a file which cannot be read, as is told already.
  /// - Returns: `nil` where the source language has no file.
  package static func parse(
    _ manifest: Manifest, _ files: [LocaleFile], unread: [String] = [],
    into diagnostics: inout Diagnostics
  ) -> ParsedCatalogue? {
    var byLanguage: [String: LocaleFile] = [:]
    for file in files {
      if let first = byLanguage[file.language.value] {
        diagnostics.add(
          .sameLanguage(file.language.value, first.path), at: file.language.location)
      } else {
        byLanguage[file.language.value] = file
      }
    }
    return CatalogueBuilder(manifest: manifest, files: byLanguage, unread: unread)
      .parsed(into: &diagnostics)
  }

  /// - Returns: `nil` where `diagnostics` holds an error, from before or from here.
  package static func build(
    _ parsed: ParsedCatalogue, into diagnostics: inout Diagnostics
  ) -> Catalogue? {
    let built = parsed.messages.concurrentMap { message in
      var builder = MessageBuilder(message.source.entry)
      return (message: builder.message(message), diagnostics: builder.diagnostics)
    }
    for message in built { diagnostics.add(contentsOf: message.diagnostics) }
    let messages = built.compactMap(\.message)
    guard !diagnostics.hasErrors else { return nil }
    return Catalogue(
      sourceLanguage: parsed.sourceLanguage, languages: parsed.languages,
      isolates: parsed.manifest.generate.isolates, messages: messages, files: parsed.files)
  }

  private func parsed(into diagnostics: inout Diagnostics) -> ParsedCatalogue? {
    let source = manifest.sourceLanguage
    let languages = languages(into: &diagnostics)
    guard let sourceFile = files[source.value] else {
      diagnostics.add(.sourceFileMissing(source.value), at: source.location)
      return nil
    }
    let parser = MessageParser(
      appName: manifest.appName,
      chain: LanguageChain(
        languages: languages, source: source.value, isolates: manifest.generate.isolates))
    let translations = languages.filter { $0 != source.value }.concurrentMap { language in
      (
        language: language,
        entries: EntryTable(files[language]?.entries ?? [], like: sourceFile.entries)
      )
    }
    let faulty = languages.filter { !(files[$0]?.unread.isEmpty ?? true) }
    let parsed = Array(sourceFile.entries.enumerated()).concurrentMap { place, entry in
      let key = entry.key.value
      let others = translations.compactMap { language, entries in
        entries.entry(key, at: place).map { (language, $0) }
      }
      let unread = faulty.filter { files[$0]?.unread.contains(key) ?? false }
      var diagnostics = Diagnostics()
      let message = parser.message(
        entry, in: source.value, others, unread: unread, into: &diagnostics)
      return (message: message, diagnostics: diagnostics)
    }
    for message in parsed { diagnostics.add(contentsOf: message.diagnostics) }
    let messages = parsed.compactMap(\.message)
    let keys = sourceFile.entries.map(\.key)
    for (_, entries) in translations {
      for (place, key) in keys.enumerated() where !key.value.utf8.allSatisfy({ $0 < 0x80 }) {
        guard let other = entries.entry(key.value, at: place)?.key,
          !other.value.isSpelled(like: key.value)
        else { continue }
        diagnostics.add(.keyNormalForm(other.value, key.location), at: other.location)
      }
    }
    let known = sourceFile.unread.union(keys.map(\.value))
    return ParsedCatalogue(
      manifest: manifest, sourceLanguage: source.value, languages: languages, messages: messages,
      extraKeys: files.mapValues { file in
        EntryTable.isAlike(file.entries, sourceFile.entries)
          ? [] : file.entries.map(\.key).filter { !known.contains($0.value) }
      },
      files: files.mapValues(\.language.location),
      drafts: Set(files.values.filter { $0.state == .draft }.map(\.language.value)))
  }

  private func languages(into diagnostics: inout Diagnostics) -> [String] {
    guard let wanted = manifest.languages?.filter({ !unread.contains($0.value) }) else {
      return files.keys.sorted()
    }
    for language in wanted where files[language.value] == nil {
      if language.value != manifest.sourceLanguage.value {
        diagnostics.add(.languageWithoutFile(language.value), at: language.location)
      }
    }
    return wanted.map(\.value)
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
}
