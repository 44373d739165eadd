import PlauditKit
import PlauditModel

extension ManifestReader {
  static let linksKeys = KeyTable([
    .init(
      "campaigns",
      .mapping(
        KeyTable([], others: .init(matching: namePattern, .mapping(campaignKeys), "A campaign."))),
      "Campaigns of App Store Connect, each under a name of yours."),
    .init(
      "custom-pages",
      .mapping(
        KeyTable(
          [],
          others: .init(
            matching: namePattern,
            .word(matching: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"),
            "The page's UUID: what follows `ppid=` in its link."))),
      "Custom product pages, each under a name of yours."),
  ])

  private static let campaignKeys = KeyTable([
    .init(
      "provider", .number(0...UInt64.max), isRequired: true,
      "The digits that follow `pt=` in the campaign links of App Store Connect."),
    .init(
      "token", .text(matching: #"^(?! )(?!.* $)[ -\]_a-~\u2018\u201C]{1,30}$"#), isRequired: true,
      "The campaign's name, `ct=` in its links: at most 30 letters, digits and marks."),
  ])

  mutating func readLinks(_ node: YAMLNode) -> Manifest.Links {
    let example = "{campaigns: {settings: {provider: 123456, token: settings}}}"
    guard let mapping = node.mapping("links", like: example, into: &diagnostics) else {
      return Manifest.Links()
    }
    let fields = YAMLFields(
      of: mapping, at: node.location, known: Self.linksKeys, into: &diagnostics)
    let campaigns = fields["campaigns"].map { node in
      readEntries(node, "campaigns", like: "{settings: {provider: 123456, token: settings}}") {
        $0.readCampaign($1, $2)
      }
    }
    let pages = fields["custom-pages"].map { node in
      readEntries(
        node, "custom-pages", like: "{summer: 45812c9b-c296-43d3-c6a0-c5a02f74bf6e}"
      ) {
        $0.readCustomPage($1, $2)
      }
    }
    return Manifest.Links(campaigns: campaigns ?? [], customPages: pages ?? [])
  }

  /// The entries of a mapping whose keys become names in Swift.
  private mutating func readEntries<Value>(
    _ node: YAMLNode, _ name: String, like example: String,
    _ read: (inout Self, _ key: String, YAMLNode) -> Value?
  ) -> [Manifest.Links.Entry<Value>] {
    guard let mapping = node.mapping(name, like: example, into: &diagnostics) else { return [] }
    var firsts: [String: Located<String>] = [:]
    var entries: [Manifest.Links.Entry<Value>] = []
    for entry in mapping.entries where !entry.isRepeated {
      let value = read(&self, entry.key.value, entry.value)
      guard let name = readName(entry.key, &firsts), let value else { continue }
      entries.append(Manifest.Links.Entry(key: entry.key, name: name, value: value))
    }
    return entries
  }

  private mutating func readName(
    _ key: Located<String>, _ firsts: inout [String: Located<String>]
  ) -> String? {
    guard let name = SwiftName.camelCase(key.value) else {
      diagnostics.add(.noName(key.value), at: key.location)
      return nil
    }
    // `CaseIterable` has this name already.
    guard name != "allCases" else {
      diagnostics.add(.takenName(key.value, name), at: key.location)
      return nil
    }
    if let first = firsts[name] {
      diagnostics.add(.sameName(key.value, first, name), at: key.location)
      return nil
    }
    firsts[name] = key
    return name
  }

  private mutating func readCampaign(_ key: String, _ node: YAMLNode) -> AppStoreLink.Campaign? {
    let example = "{provider: 123456, token: settings}"
    guard let mapping = node.mapping(key, like: example, into: &diagnostics) else { return nil }
    let fields = YAMLFields(
      of: mapping, at: node.location, known: Self.campaignKeys, into: &diagnostics)
    let provider = fields["provider"]?
      .setting("provider", into: &diagnostics).flatMap { readProvider($0) }
    let token = fields["token"]?.text("token", into: &diagnostics)
    guard let provider, let token else { return nil }
    do {
      return try AppStoreLink.Campaign(provider: provider, token: token.text)
    } catch {
      diagnostics.add(.campaignToken(error), at: token.location)
      return nil
    }
  }

  private mutating func readProvider(_ word: Located<String>) -> UInt64? {
    guard !word.value.hasPrefix("id"), let provider = AppStoreLink.appID(word.value) else {
      diagnostics.add(.notProvider(word.value), at: word.location)
      return nil
    }
    return provider
  }

  private mutating func readCustomPage(_ key: String, _ node: YAMLNode) -> AppStoreLink.PageID? {
    guard let word = node.setting(key, into: &diagnostics) else { return nil }
    do {
      return try AppStoreLink.PageID(word.value)
    } catch {
      diagnostics.add(.notCustomPage(word.value), at: word.location)
      return nil
    }
  }
}

extension Diagnostic.Message {
  static func noName(_ key: String) -> Self {
    .error(
      "identifier-empty",
      "the name `\(key)` has no letter or digit to make a Swift name of: write another")
  }

  fileprivate static func takenName(_ key: String, _ name: String) -> Self {
    .error(
      "identifier-collision",
      "`\(key)` would be the Swift name `\(name)`, which the generated type has already: write"
        + " another name")
  }

  static func sameName(
    _ key: String, _ first: Located<String>, _ name: String
  ) -> Self {
    .error(
      "identifier-collision",
      "`\(key)` would be the Swift name `\(name)`, like `\(first.value)` on line"
        + " \(first.location.line): write another name for one of them")
  }

  fileprivate static func notProvider(_ word: String) -> Self {
    .error(
      "campaign-provider",
      "`\(word)` is not a provider's number: write the digits that follow `pt=` in the campaign"
        + " links of App Store Connect")
  }

  fileprivate static func campaignToken(_ error: AppStoreLinkError) -> Self {
    .error("campaign-token", "\(error): write one like `settings`")
  }

  fileprivate static func notCustomPage(_ word: String) -> Self {
    .error(
      "custom-page",
      "`\(word)` is not the UUID of a custom product page: write what follows `ppid=` in the page's"
        + " link, like 45812c9b-c296-43d3-c6a0-c5a02f74bf6e")
  }
}
