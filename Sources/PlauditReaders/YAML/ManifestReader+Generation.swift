import PlauditModel

extension ManifestReader {
  static let generateKeys = KeyTable([
    .init(
      "access", .oneOf(Manifest.Generation.Access.allCases.map(\.rawValue)),
      "Who sees the generated types; without it `internal`."),
    .init("links", typeName, "Another name for `StoreLink`."),
    .init("texts", typeName, "Another name for `StoreText`."),
    .init("events", typeName, "Another name for `ReviewEvent`."),
    .init(
      "isolate", .oneOf(["yes", "no"]),
      "`no` leaves names that run in another direction than their sentence to the bidirectional"
        + " algorithm; they are isolated otherwise."),
  ])

  private static let typeName = Shape.word(matching: "^[A-Za-z_][A-Za-z0-9_]*$")

  mutating func readGeneration(_ node: YAMLNode) -> Manifest.Generation {
    let defaults = Manifest.Generation()
    guard let mapping = node.mapping("generate", like: "{access: public}", into: &diagnostics)
    else { return defaults }
    let fields = YAMLFields(
      of: mapping, at: node.location, known: Self.generateKeys, into: &diagnostics)
    let links = fields["links"].flatMap { readTypeName($0, "links") }
    let texts = fields["texts"].flatMap { readTypeName($0, "texts") }
    let events = fields["events"].flatMap { readTypeName($0, "events") }
    let generation = Manifest.Generation(
      access: fields["access"].flatMap { readAccess($0) } ?? defaults.access,
      links: links?.value ?? defaults.links, texts: texts?.value ?? defaults.texts,
      events: events?.value ?? defaults.events,
      isolates: fields["isolate"].flatMap { readSwitch($0, "isolate") } ?? defaults.isolates)
    reportSameNames([
      (generation.links, links), (generation.texts, texts), (generation.events, events),
    ])
    return generation
  }

  /// - Parameter names: The names of the types, each with what the manifest says, where it does.
  private mutating func reportSameNames(_ names: [(name: String, written: Located<String>?)]) {
    for (index, second) in names.enumerated() {
      guard let first = names[..<index].first(where: { $0.name == second.name }),
        let written = second.written ?? first.written
      else { continue }
      diagnostics.add(.sameName(written.value), at: written.location)
    }
  }

  private mutating func readAccess(_ node: YAMLNode) -> Manifest.Generation.Access? {
    guard let word = node.setting("access", into: &diagnostics) else { return nil }
    guard let access = Manifest.Generation.Access(rawValue: word.value) else {
      diagnostics.add(.unknownAccess(word.value), at: word.location)
      return nil
    }
    return access
  }

  private mutating func readSwitch(_ node: YAMLNode, _ name: String) -> Bool? {
    guard let word = node.setting(name, into: &diagnostics) else { return nil }
    guard let value = ["yes": true, "no": false][word.value] else {
      diagnostics.add(.notSwitch(word.value), at: word.location)
      return nil
    }
    return value
  }

  private mutating func readTypeName(_ node: YAMLNode, _ name: String) -> Located<String>? {
    guard let word = node.setting(name, into: &diagnostics) else { return nil }
    guard SwiftName.isPlain(word.value) else {
      diagnostics.add(.notTypeName(word.value), at: word.location)
      return nil
    }
    guard !SwiftName.usedInGenerated.contains(word.value) else {
      diagnostics.add(.usedName(word.value), at: word.location)
      return nil
    }
    return word
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownAccess(_ word: String) -> Self {
    let all = Manifest.Generation.Access.allCases.map(\.rawValue)
    return .error(
      "access-unknown", "unknown access `\(word)`: \(cure(word, among: all))")
  }

  fileprivate static func notSwitch(_ word: String) -> Self {
    .error("value-type", "`\(word)` is neither yes nor no")
  }

  fileprivate static func notTypeName(_ word: String) -> Self {
    .error(
      "swift-name",
      "`\(word)` cannot name a Swift type: write letters (a to z), digits and underscores, not"
        + " beginning with a digit, and no keyword")
  }

  fileprivate static func usedName(_ name: String) -> Self {
    .error(
      "swift-name-duplicate",
      "the generated Swift uses another `\(name)` already: write a name of your own, like `MyTexts`"
    )
  }

  fileprivate static func sameName(_ name: String) -> Self {
    .error(
      "swift-name-duplicate",
      "two of `links`, `texts` and `events` cannot both be named `\(name)`: write another name for"
        + " one of them")
  }
}
