import PlauditModel

/// The manifest that a new project begins with.
struct NewManifest {
  let appID: UInt64
  let appName: String
  let languages: Languages

  enum Languages {
    case all
    /// Canonical tags, the source language first.
    case some([String])
  }

  /// Reads `en,de` or `all`.
  static func languages(_ words: String) throws(CommandFailure) -> Languages {
    let words = words.split { $0 == "," || $0 == " " }.map(String.init)
    if words == ["all"] { return .all }
    var tags: [String] = []
    for word in words {
      guard let tag = ICU.canonicalTag(word), ICU.isKnown(tag) else {
        throw .usage("\(word) is no language; write tags such as en,pt-BR, or all")
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    guard let source = tags.first else { throw .usage("write languages such as en,de, or all") }
    guard hasWords(source) else {
      throw .usage("there are no ready words in \(source), so it cannot be the first language")
    }
    return .some(tags)
  }

  private static func hasWords(_ tag: String) -> Bool { IncludedWords.file(for: tag) != nil }

  private var tags: [String] {
    switch languages {
    case .all: IncludedWords.languages
    case .some(let tags): tags
    }
  }

  var languagesWithoutWords: [String] { tags.filter { !Self.hasWords($0) } }

  var text: String {
    let (source, list) =
      switch languages {
      case .all: (IncludedWords.source, "all")
      case .some(let tags): (tags[0], "[\(tags.joined(separator: ", "))]")
      }
    return """
      # yaml-language-server: $schema=\(FileSchema.manifest.path)
      # What Plaudit makes of this file is the Swift types StoreLink and StoreText: links to the app's
      # pages in the App Store, and its messages.
      app: {id: \(appID), name: \(quoted(appName))}

      # The languages that the app speaks, and the one that you write in.
      source-language: \(source)
      languages: \(list)

      # Ready messages about ratings, such as StoreText().ratingsCount(21); `plaudit words \(source)` shows
      # them. A text of yours under the same key, in Locales/\(source).yaml, wins.
      include: [ratings]

      # The countries whose store links your web pages need. The app itself needs none: its links lead
      # to the reader's own store.
      # storefronts: [us, de]

      # When to ask for a review. The target then needs the product PlauditPrompts too.
      # review-prompt: task-threshold

      """
  }

  /// What tells the system which languages an app without localised files speaks.
  var bundleLocalizations: String {
    let lines = tags.map { "  <string>\($0)</string>" }
    return """
      <key>CFBundleLocalizations</key>
      <array>
      \(lines.joined(separator: "\n"))
      </array>
      """
  }

  /// A text as YAML writes it in quotes.
  private func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
