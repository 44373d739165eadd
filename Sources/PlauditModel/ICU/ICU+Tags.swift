internal import ICUBridge

extension ICU {
  /// The longest that ICU's own buffers hold.
  private static let longestTag = 156

  /// The canonical form of a BCP 47 tag, as UTS 35 has it: `he` for `iw`, `zh-TW` for `zh_TW`.
  ///
  /// - Returns: `nil` when the tag is empty, malformed or absurdly long, and when its language has
  ///   more than three letters: BCP 47 has room for such names, but none is registered.
  package static func canonicalTag(_ tag: String) -> String? {
    guard !tag.isEmpty, tag.utf8.count <= longestTag, !tag.utf8.contains(0) else { return nil }
    let canonical = taken(bridge_canonical_tag(hyphenated(tag)))
    return canonical.flatMap { $0.prefix { $0 != "-" }.utf8.count <= 3 ? $0 : nil }
  }

  /// Whether ICU has locale data or plural rules for the language of the tag. `und` names no
  /// language, so it is not known.
  package static func isKnown(_ tag: String) -> Bool {
    canonicalTag(tag).map { bridge_is_known($0) } ?? false
  }

  /// The tag whose data CLDR falls back to: its table of parents first (`es-MX` to `es-419`), then
  /// the script that the region calls for (`zh-TW` to `zh-Hant-TW`), then one part less.
  ///
  /// - Returns: `nil` at the top, where only root is left, and when the tag is malformed.
  package static func parent(of tag: String) -> String? {
    canonicalTag(tag).flatMap { taken(bridge_parent($0)) }
  }

  /// The tag with the script and region that its readers most likely have (UTS 35, "Likely Subtags"):
  /// `zh-Hant-TW` for `zh-TW`.
  ///
  /// - Returns: `nil` when the tag is malformed.
  package static func likelyTag(_ tag: String) -> String? {
    canonicalTag(tag).flatMap { taken(bridge_maximal_tag($0)) }
  }

  /// What speakers of a language call another, such as "Deutsch" or "German".
  ///
  /// - Returns: `nil` when either tag is malformed.
  package static func displayName(of tag: String, in language: String) -> String? {
    guard let tag = canonicalTag(tag), let language = canonicalTag(language) else { return nil }
    return taken(bridge_display_name(tag, language))
  }

  /// Whether the language is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    canonicalTag(tag).map { bridge_is_right_to_left($0) } ?? false
  }

  /// All locales that ICU has data for, legacy aliases such as `iw` among them, as they are named
  /// there but with hyphens.
  package static var availableTags: [String] {
    takenLines(bridge_available_locales()).map(hyphenated)
  }

  private static func hyphenated(_ tag: String) -> String {
    String(tag.map { $0 == "_" ? "-" : $0 })
  }

  /// A language in a script, as `zh-Hant`.
  package struct LanguageAndScript: Sendable, Hashable {
    fileprivate let subtags: [Substring]
  }

  /// The language and the script of a tag, the script that it names or the likely one.
  ///
  /// - Returns: `nil` when the tag is malformed.
  package static func languageAndScript(of tag: String) -> LanguageAndScript? {
    likelyTag(tag).map { LanguageAndScript(subtags: Array($0.split(separator: "-").prefix(2))) }
  }

  /// The one of several tags that CLDR's matcher finds nearest to another.
  package static func bestMatch(for tag: String, among tags: [String]) -> String? {
    canonicalTag(tag).flatMap { taken(bridge_best_match($0, tags.joined(separator: "\n"))) }
  }
}
