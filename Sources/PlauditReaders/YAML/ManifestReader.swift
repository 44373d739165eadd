import PlauditKit
package import PlauditModel

/// Reads `plaudit.yaml`.
package struct ManifestReader {
  let canonicalTag: (String) -> String?
  /// What `validate:` may name.
  let checkIDs: [String]
  let needsApp: Bool
  /// The events that were named so far, by their Swift names.
  var events: [String: Located<String>] = [:]
  var diagnostics = Diagnostics()

  /// The manifest; nil when the file has any error. All its errors are reported.
  ///
  /// `canonicalTag` gives the canonical form of a BCP 47 language tag, nil for a malformed one.
  /// `checkIDs` are the checks whose severity the manifest may change. Without `needsApp`, a manifest
  /// that is for checks alone may name no app.
  package static func read(
    _ file: [UInt8], path: String, canonicalTag: @escaping (String) -> String?,
    checkIDs: [String] = [], needsApp: Bool = true, into diagnostics: inout Diagnostics
  ) -> Manifest? {
    var reader = ManifestReader(
      canonicalTag: canonicalTag, checkIDs: checkIDs, needsApp: needsApp)
    let root = YAMLReader.read(file, path: path, into: &reader.diagnostics)
    let manifest = root.flatMap { reader.readManifest($0) }
    diagnostics.add(contentsOf: reader.diagnostics)
    return reader.diagnostics.hasErrors ? nil : manifest
  }

  private mutating func readManifest(_ root: YAMLNode) -> Manifest? {
    let example = "app: {id: 123456789}"
    guard !root.isEmpty else {
      diagnostics.add(.emptyManifest, at: root.location)
      return nil
    }
    guard let mapping = root.mapping(nil, like: example, into: &diagnostics) else {
      return nil
    }
    let isForChecks =
      !needsApp && !mapping.entries.isEmpty
      && mapping.entries.allSatisfy { entry in
        Self.checkKeys.contains { $0.name == entry.key.value }
      }
    let fields = YAMLFields(
      of: mapping, at: root.location, known: isForChecks ? KeyTable(Self.checkKeys) : Self.keys,
      into: &diagnostics)

    let app = fields["app"].flatMap { readApp($0) }
    let storefronts = fields["storefronts"].map { readStorefronts($0) } ?? []
    let defaultLanguage = Located("en", at: SourceLocation(path: root.location.path))
    let sourceLanguage =
      fields["source-language"].map { readLanguage($0, "source-language") } ?? defaultLanguage
    let speaksAllLanguages = fields["languages"]?.isAll ?? false
    let languages =
      speaksAllLanguages
      ? nil : fields["languages"].flatMap { readLanguages($0, source: sourceLanguage) }
    let include = fields["include"].map { readInclude($0) } ?? []
    let messages = fields["messages"].flatMap { readMessages($0) }
    let links = fields["links"].map { readLinks($0) } ?? Manifest.Links()
    let reviewPrompt = fields["review-prompt"].flatMap { readReviewPrompt($0) }
    let generate = fields["generate"].map { readGeneration($0) } ?? Manifest.Generation()
    let validate = fields["validate"].map { readValidation($0) } ?? Manifest.Validation()
    guard let sourceLanguage, app != nil || isForChecks else { return nil }
    let start = SourceLocation(path: root.location.path)
    return Manifest(
      location: start, appID: app?.id ?? Located(0, at: start), appName: app?.name,
      storefronts: storefronts, sourceLanguage: sourceLanguage, languages: languages,
      speaksAllLanguages: speaksAllLanguages, include: include, messages: messages, links: links,
      reviewPrompt: reviewPrompt, generate: generate,
      validate: validate)
  }

  private mutating func readApp(_ node: YAMLNode) -> (id: Located<UInt64>, name: AppName?)? {
    let example = "{id: 123456789, name: Immigration}"
    guard let mapping = node.mapping("app", like: example, into: &diagnostics) else { return nil }
    let fields = YAMLFields(
      of: mapping, at: node.location, known: Self.appKeys, into: &diagnostics)
    let name = fields["name"].flatMap { readAppName($0) }
    guard let id = fields["id"]?.setting("id", into: &diagnostics) else { return nil }
    guard let number = AppStoreLink.appID(id.value), number > 0 else {
      diagnostics.add(.notAppID(id.value), at: id.location)
      return nil
    }
    guard !id.value.hasPrefix("id") else {
      diagnostics.add(.prefixedAppID(number), at: id.location)
      return nil
    }
    return (Located(number, at: id.location), name)
  }

  private mutating func readAppName(_ node: YAMLNode) -> AppName? {
    guard case .mapping(let mapping) = node.content, !mapping.looksLikeText else {
      return node.text("name", into: &diagnostics).map { .plain($0) }
    }
    var names: [String: SourceText] = [:]
    var tags: [Located<String>] = []
    for entry in mapping.entries {
      let name = entry.value.text(entry.key.value, into: &diagnostics)
      guard !entry.isRepeated, let tag = canonical(entry.key) else { continue }
      tags.append(tag)
      names[tag.value] = name
    }
    reportRepeats(in: tags, as: Diagnostic.Message.repeatedLanguage)
    return .byLanguage(names)
  }

  private mutating func readMessages(_ node: YAMLNode) -> Located<String>? {
    let messages = node.setting("messages", into: &diagnostics)
    if let messages, messages.value != "Locales", !messages.value.isCatalogName {
      diagnostics.add(.otherFolder(messages.value), at: messages.location)
    }
    return messages
  }
}

extension String {
  /// Whether this names a String Catalog beside the manifest.
  fileprivate var isCatalogName: Bool {
    hasSuffix(".xcstrings") && !contains("/")
  }
}

extension Diagnostic.Message {
  fileprivate static var emptyManifest: Self {
    .error("manifest-empty", "the manifest is empty: write at least `app: {id: 123456789}`")
  }

  fileprivate static func prefixedAppID(_ number: UInt64) -> Self {
    .error("app-id", "write the app's number without the leading `id`: `\(number)`")
  }

  fileprivate static func notAppID(_ word: String) -> Self {
    .error(
      "app-id",
      "`\(word)` is not an app's number: write the digits that follow `id` in the app's link, like"
        + " 123456789")
  }

  fileprivate static func otherFolder(_ name: String) -> Self {
    .error(
      "messages-folder",
      "`\(name)` cannot hold the messages: write `Locales`, the folder that the build plugin watches,"
        + " or a String Catalog beside the manifest, like `Localizable.xcstrings`"
    )
  }
}
