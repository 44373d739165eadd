/// Messages that an app may include: its own texts win, key by key and language by language.
package struct ReadyWords: Sendable {
  private let files: [String: LocaleFile]
  /// In the order of the file that says what the messages are for.
  private let keys: [String]
  private let descriptions: [String: MessageEntry]
  private let texts: [String: [String: MessageEntry]]

  /// - Parameters:
  ///   - files: By language.
  ///   - source: The language whose file says what there is to know of each message.
  package init(_ files: [String: LocaleFile], source: String) {
    self.files = files
    let described = files[source]?.entries ?? []
    keys = described.map(\.key.value)
    descriptions = Self.byKey(described)
    texts = files.mapValues { Self.byKey($0.entries) }
  }

  /// Where a language's words may be: under its tag, its CLDR parents, or those of the tag with the
  /// script and region that its readers most likely have (`zh` is read in `zh-Hans`).
  package static func tags(for language: String) -> [String] {
    let likely = ICU.likelyTag(language).map { LanguageChain.parents(of: $0) } ?? []
    return [language] + LanguageChain.parents(of: language) + likely
  }

  /// An app's locale files with the words that they lack. A language without a file of its own gets
  /// one where there are words for it.
  ///
  /// - Parameters:
  ///   - place: Where the words are included.
  ///   - source: The app's source language, which is one of its languages.
  package func added(
    to own: [LocaleFile], languages: [String], source: String, at place: SourceLocation
  ) -> [LocaleFile] {
    let ownFiles = Dictionary(
      own.map { ($0.language.value, $0) }, uniquingKeysWith: { first, _ in first })
    // A second file of a language is a fault, which whoever builds the catalogue tells.
    let others = own.filter { ownFiles[$0.language.value]?.path != $0.path }
    let ownTexts = ownFiles.mapValues { Self.byKey($0.entries) }
    let fitting = keys.filter { fits($0, ownTexts[source]?[$0]) }
    let files = languages.compactMap { language -> LocaleFile? in
      let file = ownFiles[language]
      let found = fitting.compactMap { key in
        language == source || ownTexts[language]?[key] == nil
          ? words(key, in: language, isSource: language == source, ownTexts) : nil
      }
      let mine = (file?.entries ?? []).map { entry in
        language == source ? described(entry, by: descriptions[entry.key.value]) : entry
      }
      guard file != nil || !found.isEmpty else { return nil }
      let isDraft = file?.state == .draft || found.contains { $0.isDraft }
      return LocaleFile(
        language: file?.language ?? Located(language, at: place),
        path: file?.path ?? place.path, entries: mine + found.map(\.entry),
        state: isDraft ? .draft : file?.state)
    }
    return files + others
  }

  /// The nearest words for a key; `nil` where the app's own text is nearer, or where there are none.
  private func words(
    _ key: String, in language: String, isSource: Bool,
    _ ownTexts: [String: [String: MessageEntry]]
  ) -> (entry: MessageEntry, isDraft: Bool)? {
    for tag in Self.tags(for: language) {
      if ownTexts[tag]?[key] != nil { return nil }
      guard let entry = texts[tag]?[key] else { continue }
      return (
        isSource ? described(entry, by: descriptions[key]) : entry, files[tag]?.state == .draft
      )
    }
    return nil
  }

  /// Whether the words can stand beside an app's own text in the source language: they show the same
  /// arguments.
  private func fits(_ key: String, _ own: MessageEntry?) -> Bool {
    guard let own, let description = descriptions[key] else { return true }
    return own.source.argumentNames == description.source.argumentNames
  }

  /// A text of the source language, with what there is to know of the message where it says nothing.
  private func described(_ entry: MessageEntry, by description: MessageEntry?) -> MessageEntry {
    guard let description, entry.arguments.isEmpty, entry.by == nil, entry.number == nil,
      entry.source.argumentNames == description.source.argumentNames
    else { return entry }
    return MessageEntry(
      key: entry.key, source: entry.source, comment: entry.comment ?? description.comment,
      by: description.by, number: description.number, arguments: description.arguments,
      maxLength: entry.maxLength ?? description.maxLength, deprecated: entry.deprecated,
      renamed: entry.renamed, silences: entry.silences)
  }

  private static func byKey(_ entries: [MessageEntry]) -> [String: MessageEntry] {
    Dictionary(entries.map { ($0.key.value, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension MessageSource {
  /// The arguments that the text shows, as far as it can be read: its faults are told elsewhere. The
  /// app's name is none, since it is filled in when the app is built.
  fileprivate var argumentNames: Set<String> {
    let texts =
      switch self {
      case .pattern(let text): [text]
      case .forms(let forms): forms.map(\.text)
      }
    var faults = Diagnostics()
    return Set(
      texts.flatMap { PatternParser.message($0, into: &faults)?.pattern.argumentNames ?? [] }
    ).subtracting([MessageParser.appArgument])
  }
}
