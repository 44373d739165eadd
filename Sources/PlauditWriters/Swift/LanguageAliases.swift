import PlauditModel

/// The tags that `LanguageMatcher` cannot match by cutting subtags off, each with the language that
/// CLDR's parents lead to: `zh-TW=zh-Hant`; with none, where they lead to no language of the app.
struct LanguageAliases {
  let text: String

  init(_ catalogue: Catalogue) {
    let languages = Set(catalogue.languages)
    let chain = catalogue.chain
    text = ICU.availableTags.sorted()
      .compactMap { tag in
        let match = chain.match(tag)
        return match == Self.cut(tag, languages) ? nil : "\(tag)=\(match ?? "")"
      }
      .joined(separator: " ")
  }

  private static func cut(_ tag: String, _ languages: Set<String>) -> String? {
    var subtags = tag.split(separator: "-")[...]
    while !subtags.isEmpty {
      let candidate = subtags.joined(separator: "-")
      if languages.contains(candidate) { return candidate }
      subtags.removeLast()
    }
    return nil
  }
}
