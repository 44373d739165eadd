import PlauditKit
package import PlauditModel

/// Reads one locale file, such as `Locales/en.yaml`.
package struct LocaleFileReader {
  /// Whether a key is one of those that say something about a message.
  package static func isEntryKey(_ key: String) -> Bool { entryKeys.names.contains(key) }

  var diagnostics = Diagnostics()
  /// By the line of an entry's key.
  private var silences: [Int: [Located<String>]] = [:]
  private var unread: Set<String> = []

  /// The file's messages, without those whose text has an error; nil when the file is no mapping of
  /// messages at all. All errors are reported. A file that holds nothing, or only comments, has no
  /// messages.
  package static func read(
    _ file: [UInt8], path: String, language: Located<String>, into diagnostics: inout Diagnostics
  ) -> LocaleFile? {
    var reader = LocaleFileReader()
    let root = YAMLReader.read(file, path: path, hasForms: true, into: &reader.diagnostics)
    var misplaced = Diagnostics()
    var keys: [Located<String>] = []
    if case .mapping(let mapping)? = root?.content {
      keys = mapping.entries.filter { $0.localeFileState == nil }.map(\.key)
      reader.silences = silences(
        in: file, path: path, keyLines: keys.map(\.location.line),
        textLines: root?.linesInsideTexts ?? [], into: &misplaced)
    }
    let entries = root.flatMap { reader.readEntries($0) }
    let places = EntryPlaces(
      language.value, keys.map { ($0, reader.silences[$0.location.line] ?? []) })
    diagnostics.add(contentsOf: places.about(reader.diagnostics))
    // A comment that cuts a text off is an error already.
    let told = Set(reader.diagnostics.inOrder.map(\.location))
    diagnostics.add(contentsOf: misplaced.compactMap { told.contains($0.location) ? nil : $0 })
    return entries.map {
      LocaleFile(
        language: language, path: path, entries: $0, unread: reader.unread,
        state: root?.localeFileState)
    }
  }

  private mutating func readEntries(_ root: YAMLNode) -> [MessageEntry]? {
    if root.isEmpty { return [] }
    let example = "ratings-count: \"{count} ratings\""
    guard let mapping = root.mapping(nil, like: example, into: &diagnostics) else {
      return nil
    }
    return mapping.entries.compactMap { written in
      if written.localeFileState != nil { return nil }
      let entry = readEntry(written.key, written.value)
      if entry == nil { unread.insert(written.key.value) }
      return written.isRepeated ? nil : entry
    }
  }

  private mutating func readEntry(_ key: Located<String>, _ node: YAMLNode) -> MessageEntry? {
    guard case .mapping(let mapping) = node.content, isEntry(mapping) else {
      return readSource(key.value, node).map {
        MessageEntry(key: key, source: $0, silences: silences[key.location.line] ?? [])
      }
    }
    let fields = YAMLFields(
      of: mapping, at: key.location, known: Self.entryKeys, into: &diagnostics)
    let source = fields["text"].flatMap { readSource("text", $0) }
    let comment = fields["comment"]?.text("comment", into: &diagnostics)
    let by = fields["by"]?.setting("by", into: &diagnostics)
    let number = fields["number"].flatMap { readNumberStyle($0) }
    let arguments = fields["arguments"].map { readArguments($0) } ?? []
    let maxLength = fields["max-length"].flatMap { readMaxLength($0) }
    let deprecated = fields["deprecated"]?.text("deprecated", into: &diagnostics)
    let renamed = fields["renamed"]?.setting("renamed", into: &diagnostics)
    return source.map { source in
      MessageEntry(
        key: key, source: source, comment: comment?.text, by: by, number: number,
        arguments: arguments, maxLength: maxLength, deprecated: deprecated?.text,
        renamed: renamed?.value, silences: silences[key.location.line] ?? [])
    }
  }

  /// An entry has a text and what is said about it; a mapping of forms has neither. Slips count as
  /// what they look like.
  private func isEntry(_ mapping: YAMLNode.Mapping) -> Bool {
    let keys = mapping.entries.map(\.key.value)
    if mapping.looksLikeText { return false }
    let known = Self.entryKeys.names
    if keys.contains(where: known.contains) { return true }
    return !keys.contains { FormSelector($0) != nil }
      && keys.contains { Suggestion.closest(to: $0, among: known) != nil }
  }

  private mutating func readNumberStyle(_ node: YAMLNode) -> Located<NumberStyle>? {
    guard let word = node.setting("number", into: &diagnostics) else { return nil }
    guard let style = NumberStyle(icu: word.value) else {
      diagnostics.add(.unsupportedStyle(word.value), at: word.location)
      return nil
    }
    return Located(style, at: word.location)
  }

  private mutating func readMaxLength(_ node: YAMLNode) -> Int? {
    guard let word = node.setting("max-length", into: &diagnostics) else { return nil }
    guard let length = Int(word.value), length > 0 else {
      diagnostics.add(.notLength(word.value), at: word.location)
      return nil
    }
    return length
  }
}

extension Diagnostic.Message {
  fileprivate static func notLength(_ word: String) -> Self {
    .error("max-length", "`\(word)` is not a length: write a whole number of characters, like 40")
  }
}
