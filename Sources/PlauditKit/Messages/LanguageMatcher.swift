/// Chooses one of an app's languages for a person, from tags such as "pt-AO" or "zh_TW".
///
/// A tag matches exactly, then along its CLDR parents, as number and date formats do: es-MX is
/// read in es-419 rather than es, pt-AO in pt-PT, zh-TW in zh-Hant. Cutting subtags off the end
/// gives most parents; those that it does not give are data, written into the generated code.
public struct LanguageMatcher: Sendable {
  private let languages: [String: String]
  private let aliases: [String: String]
  private let source: String

  /// - Parameters:
  ///   - languages: The tags of the app's languages (BCP 47).
  ///   - source: The language of last resort.
  ///   - aliases: Tags whose CLDR parents lead elsewhere than cutting does, each with the language
  ///     that they lead to, as in "zh-TW=zh-Hant es-MX=es-419"; "zh-TW=" where they lead to none.
  public init(languages: [String], source: String, aliases: String = "") {
    self.languages = Dictionary(
      languages.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    self.aliases = Dictionary(
      aliases.split(separator: " ").compactMap { pair in
        guard let equals = pair.firstIndex(of: "=") else { return nil }
        return (pair[..<equals].lowercased(), String(pair[pair.index(after: equals)...]))
      }, uniquingKeysWith: { first, _ in first })
    self.source = source
  }

  /// The language for a list of wishes, the most wanted first.
  ///
  /// - Parameter tags: BCP 47 tags or Unicode locale identifiers, in any case.
  /// - Returns: One of the languages: for the first wish that matches any, else the source.
  public func language(for tags: [String]) -> String {
    for tag in tags {
      if let match = match(tag) { return match }
    }
    return source
  }

  private func match(_ tag: String) -> String? {
    let base = tag.prefix { $0 != "@" && $0 != "." }
    var subtags = base.lowercased().split { $0 == "-" || $0 == "_" }
    // What follows a single letter (u-nu-arab, x-private) says nothing about the words.
    if let extra = subtags.firstIndex(where: { $0.count == 1 }) { subtags.removeSubrange(extra...) }
    while !subtags.isEmpty {
      let candidate = subtags.joined(separator: "-")
      if let match = languages[candidate] { return match }
      if let match = aliases[candidate] { return match.isEmpty ? nil : match }
      subtags.removeLast()
    }
    return nil
  }
}
