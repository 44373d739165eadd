import PlauditModel
package import PlauditReaders

/// Changes localizations of a String Catalog and leaves every other byte as it is.
package struct StringCatalogEditor {
  private let file: [UInt8]
  private let strings: JSONDocument.Index
  private let entries: [String: JSONDocument.Index]
  private var json: JSONEdits
  /// What must stand there when the result is read again, by key and language.
  private var wanted: [String: [String: JSONTree]] = [:]
  private var comments: [String: String] = [:]

  package init(_ file: [UInt8]) throws(EditFailure) {
    var diagnostics = Diagnostics()
    guard let document = JSONReader.read(file, path: "", into: &diagnostics) else {
      throw .unreadable
    }
    try self.init(document)
  }

  package init(_ document: JSONDocument) throws(EditFailure) {
    guard document.duplicateKeys.isEmpty,
      let strings = document.members(of: JSONDocument.root)
        .first(where: { document.string($0.key, is: "strings") })?.value,
      document.isObject(strings)
    else { throw .unreadable }
    file = document.bytes
    self.strings = strings
    json = JSONEdits(document, file)
    entries = Dictionary(
      document.members(of: strings).map { (document.string($0.key) ?? "", $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  package var hasChanges: Bool { !json.edits.isEmpty }

  /// What stands in the file for a key and a language.
  package func localization(_ key: String, _ language: String) -> JSONTree? {
    localizations(key).flatMap { json.value(of: language, in: $0) }
      .map { JSONTree(json.document, $0) }
  }

  private func localizations(_ key: String) -> JSONDocument.Index? {
    entries[key].flatMap { json.value(of: "localizations", in: $0) }
  }

  /// Writes one language's localization of a key that is there.
  package mutating func set(
    _ key: String, _ language: String, to localization: JSONTree
  ) throws(EditFailure) {
    guard let entry = entries[key] else { throw .init("no key \(key) in the String Catalog") }
    guard wanted[key]?[language] == nil else {
      throw .init("\(key) is changed twice in \(language)")
    }
    wanted[key, default: [:]][language] = localization
    guard let localizations = localizations(key) else {
      let first = JSONTree.Member(language, localization)
      json.insert(JSONTree.Member("localizations", .object([first])), into: entry, depth: 2)
      return
    }
    if let present = json.value(of: language, in: localizations) {
      json.update(present, to: localization, depth: 4)
    } else {
      json.insert(JSONTree.Member(language, localization), into: localizations, depth: 3)
    }
  }

  /// Writes a key's comment, where it has one or not.
  package mutating func setComment(_ comment: String, of key: String) throws(EditFailure) {
    guard let entry = entries[key] else { throw .init("no key \(key) in the String Catalog") }
    comments[key] = comment
    if let present = json.value(of: "comment", in: entry) {
      json.update(present, to: .string(comment), depth: 3)
    } else {
      json.insert(JSONTree.Member("comment", .string(comment)), into: entry, depth: 2)
    }
  }

  package func comment(of key: String) -> String? {
    entries[key].flatMap { json.value(of: "comment", in: $0) }.flatMap(json.document.string)
  }

  /// Gives a language of all keys another tag.
  package mutating func rename(_ language: String, to tag: String) throws(EditFailure) {
    for key in entries.keys {
      guard let all = localizations(key) else { continue }
      let members = json.document.members(of: all)
      guard let member = members.first(where: { json.document.string($0.key) == language }) else {
        continue
      }
      guard json.value(of: tag, in: all) == nil else {
        throw .init("\(key) has texts in both \(language) and \(tag)")
      }
      wanted[key, default: [:]][tag] = JSONTree(json.document, member.value)
      json.rename(member.key, to: tag)
    }
  }

  /// The changed file.
  ///
  /// - Throws: Where it would not say what was meant.
  package func result() throws(EditFailure) -> [UInt8] {
    guard let result = json.edits.applied(to: file) else { throw .changedOtherwise }
    let after = try StringCatalogEditor(result)
    guard after.entries.count == entries.count else { throw .changedOtherwise }
    for (key, languages) in wanted {
      for (language, tree) in languages {
        guard after.localization(key, language)?.sorted == tree.sorted else {
          throw .changedOtherwise
        }
      }
    }
    for (key, comment) in comments where after.comment(of: key) != comment {
      throw .changedOtherwise
    }
    return result
  }
}
