package import PlauditModel

/// One table of an app, such as `Localizable`: what its files in the folders `xx.lproj` say, as one
/// catalogue.
package struct StringsTable {
  private let name: String
  private let source: String
  private let isSourceNamed: Bool
  private var parts: [String: Part] = [:]
  /// The folder that has a language, by its tag.
  private var folders: [String: String] = [:]
  private var diagnostics = Diagnostics()

  /// What one language says.
  private struct Part {
    let language: Language
    var file: (any SourceFile)?
    var keys: [String] = []
    /// By the key, whatever its normal form.
    var entries: [String: LanguageFile.Entry] = [:]

    mutating func add(_ entry: LanguageFile.Entry) {
      if entries.updateValue(entry, forKey: entry.key) == nil { keys.append(entry.key) }
    }

    func extraKeys(_ known: Set<String>) -> [Located<String>] {
      keys.compactMap { key in
        guard !known.contains(key), let entry = entries[key] else { return nil }
        return Located(key, at: entry.text.location(at: entry.offset))
      }
    }
  }

  /// - Parameter sourceLanguage: The language that the app is developed in; English where nobody
  ///   names another.
  package init(_ name: String, sourceLanguage: String?) {
    self.name = name
    source = sourceLanguage ?? "en"
    isSourceNamed = sourceLanguage != nil
  }

  /// The language of a folder's files.
  ///
  /// - Parameters:
  ///   - folder: The name, without `.lproj`; `nil` for a file that is in none.
  ///   - path: Of the file that is about to be read.
  /// - Returns: `nil` where another folder is the language's.
  package mutating func language(of folder: String?, path: String) -> Language? {
    let isBase = folder == nil || folder == LanguageFolder.base
    let tag = isBase ? source : LanguageFolder.tag(folder ?? "")
    let key = ICU.canonicalTag(tag) ?? tag
    if !isBase, let folder {
      let first = folders[key, default: folder]
      guard first == folder else {
        diagnostics.add(.folderTwice(first, tag), at: SourceLocation(path: path))
        return nil
      }
      folders[key] = folder
    }
    let part = parts[key] ?? Part(language: Language(tag, at: SourceLocation(path: path)))
    parts[key] = part
    return part.language
  }

  /// Adds what a file says. A key that an earlier file of the language has too is from now on the
  /// later one's: so a `.stringsdict` follows the `.strings` beside it, and both follow `Base.lproj`.
  package mutating func add(_ file: LanguageFile) {
    let key = file.language.canonicalTag ?? file.language.tag
    guard var part = parts[key] else { return }
    part.file = file.file
    for entry in file.entries {
      if let first = part.entries[entry.key], !first.key.isSpelled(like: entry.key) {
        diagnostics.add(
          .keyNormalForm(entry.key, first.text.location(at: first.offset)),
          at: entry.text.location(at: entry.offset))
      }
      part.add(entry)
    }
    parts[key] = part
  }
}

extension StringsTable {
  /// - Returns: `nil` where no file could be read.
  package func catalogue(into diagnostics: inout Diagnostics) -> WrittenCatalogue? {
    diagnostics.add(contentsOf: self.diagnostics)
    let read = parts.values.filter { $0.file != nil }.sorted { $0.language.tag < $1.language.tag }
    guard let first = read.first, let file = first.file else { return nil }
    var written = read.first { $0.language === parts[sourceKey]?.language }
    let keys = written?.keys ?? Self.keys(of: read)
    let entries = read.map(\.entries)
    let keysAreTexts =
      written == nil && name != Self.ofProperties && MessageReader.areTexts(keys, in: entries)
    if written == nil, name != Self.ofProperties, !keysAreTexts {
      if read.count == 1, !isSourceNamed {
        // An app in one language is developed in it.
        written = first
      } else {
        diagnostics.add(.noSource(source), at: first.language.location)
      }
    }
    let language = written?.language ?? Language(source, at: first.language.location)
    let reader = MessageReader(
      source: language, written: written?.entries, entries, keysAreTexts: keysAreTexts)
    reader.checkForms(keys, into: &diagnostics)
    let known = Set(keys)
    let others = read.filter { $0.language !== language }
    return WrittenCatalogue(
      written?.file ?? file, sourceLanguage: language,
      languages: (others.map(\.language) + (written == nil && isSourceNamed ? [] : [language]))
        .sorted { $0.tag < $1.tag },
      traits: .init(zeroMeansNone: true, isPrintf: true),
      extraKeys: Dictionary(
        others.map { part in (part.language.tag, part.extraKeys(known)) },
        uniquingKeysWith: { first, _ in first })
    ) { body in
      for key in keys { reader.message(key).map(body) }
    }
  }

  private var sourceKey: String { ICU.canonicalTag(source) ?? source }

  /// The table of what stands in the app's property list in the source language.
  private static let ofProperties = "InfoPlist"

  private static func keys(of parts: [Part]) -> [String] {
    var known: Set<String> = []
    return parts.flatMap(\.keys).filter { known.insert($0).inserted }
  }
}

extension Diagnostic.Message {
  fileprivate static func folderTwice(_ first: String, _ tag: String) -> Self {
    error(
      "locale-duplicate",
      "\(first.onOneLine)\(LanguageFolder.ending) is the folder of \(tag) already; keep one")
  }

  fileprivate static func noSource(_ tag: String) -> Self {
    warning(
      "locale-missing",
      "no file has this table in \(tag), so translations are compared with nothing; name the app's "
        + "language with --source-language")
  }
}
