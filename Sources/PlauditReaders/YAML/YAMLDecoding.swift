import PlauditModel

extension YAMLNode {
  /// A word that steers the tool. A comment may follow it.
  func setting(_ name: String, into diagnostics: inout Diagnostics) -> Located<String>? {
    guard case .scalar(let scalar) = content else {
      report(.wrongShape(name, expected: "a single value"), into: &diagnostics)
      return nil
    }
    guard !scalar.text.text.isEmpty else {
      diagnostics.add(.valueMissing(name), at: location)
      return nil
    }
    guard scalar.text.text.isOneLine else {
      diagnostics.add(.wrongShape(name, expected: "a single line"), at: location)
      return nil
    }
    return Located(scalar.text.text, at: location)
  }

  /// A text for people. A comment must not follow it when it is unquoted: whoever writes
  /// `Rated # 1` means all of it.
  func text(_ name: String, into diagnostics: inout Diagnostics) -> SourceText? {
    guard case .scalar(let scalar) = content else {
      report(.wrongShape(name, expected: "a text"), into: &diagnostics)
      return nil
    }
    if let comment = scalar.comment {
      let message = isEmpty ? Diagnostic.Message.needsQuotes(beginsWith: "#") : .cutByComment
      diagnostics.add(message, at: comment)
      return nil
    }
    guard !isEmpty else {
      diagnostics.add(.valueMissing(name), at: location)
      return nil
    }
    return scalar.text
  }

  func items(
    _ name: String, like example: String, into diagnostics: inout Diagnostics
  ) -> [YAMLNode]? {
    guard case .sequence(let items) = content else {
      report(.wrongShape(name, expected: "a list, like \(example)"), into: &diagnostics)
      return nil
    }
    return items
  }

  /// `name` is nil for the whole file.
  func mapping(
    _ name: String?, like example: String, into diagnostics: inout Diagnostics
  ) -> Mapping? {
    guard case .mapping(let mapping) = content, !mapping.looksLikeText else {
      report(.wrongShape(name, expected: "a mapping, like \(example)"), into: &diagnostics)
      return nil
    }
    return mapping
  }

  /// Says what a node of another shape should have been, unless a plainer cause is known.
  private func report(_ wrongShape: Diagnostic.Message, into diagnostics: inout Diagnostics) {
    switch content {
    case .fault:
      break
    case .mapping(let mapping) where mapping.looksLikeText:
      diagnostics.add(.needsQuotes(beginsWith: "{"), at: location)
    default:
      diagnostics.add(wrongShape, at: location)
    }
  }
}

extension String {
  /// Whether this can be shown in a line of a terminal: no line breaks, no control characters.
  var isOneLine: Bool {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) }
      || unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
  }
}

/// The values of a mapping whose keys are known beforehand.
struct YAMLFields {
  private var values: [String: YAMLNode] = [:]

  /// Reports the keys that are not known, and those that are missing.
  init(
    of mapping: YAMLNode.Mapping, at location: SourceLocation, known table: KeyTable,
    into diagnostics: inout Diagnostics
  ) {
    self.init(
      of: mapping, at: location, known: table.names, required: table.required, into: &diagnostics)
  }

  init(
    of mapping: YAMLNode.Mapping, at location: SourceLocation, known: [String],
    required: [String] = [], into diagnostics: inout Diagnostics
  ) {
    /// Known keys that unknown ones were taken for.
    var suggested: Set<String> = []
    for entry in mapping.entries where !entry.isRepeated {
      if known.contains(entry.key.value) {
        values[entry.key.value] = entry.value
      } else {
        let suggestion = Suggestion.closest(to: entry.key.value, among: known)
        if let suggestion { suggested.insert(suggestion) }
        diagnostics.add(
          .unknownKey(entry.key.value, suggestion: suggestion, known: known), at: entry.key.location
        )
      }
    }
    for key in required where values[key] == nil && !suggested.contains(key) {
      diagnostics.add(.keyMissing(key), at: location)
    }
  }

  subscript(key: String) -> YAMLNode? { values[key] }
}

extension Diagnostic.Message {
  static func valueMissing(_ name: String) -> Self {
    .error("value-missing", "`\(name)` has no value: write one, or remove the key")
  }

  static func wrongShape(_ name: String?, expected: String) -> Self {
    .error("value-type", "\(name.map { "`\($0)`" } ?? "the file") must be \(expected)")
  }

  static func keyMissing(_ key: String) -> Self {
    .error("value-missing", "the key `\(key)` is missing: add `\(key): …`")
  }

  static func unknownKey(_ key: String, suggestion: String?, known: [String]) -> Self {
    let hint = suggestion.map { "did you mean `\($0)`?" } ?? "known here: \(list(known))"
    return .error("unknown-key", "unknown key `\(key)`: \(hint)")
  }

  fileprivate static var cutByComment: Self {
    .error(
      "yaml-comment",
      "the text ends here, since ` #` begins a comment: put the text in quotes, or the comment on a"
        + " line of its own")
  }

  /// What to write in the place of a word that is none of those that are known.
  static func cure(_ word: String, among known: [String]) -> String {
    Suggestion.closest(to: word, among: known).map { "did you mean `\($0)`?" }
      ?? "write one of \(list(known))"
  }

  /// Words as a sentence lists them.
  static func list(_ words: some Sequence<String>) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }
}
