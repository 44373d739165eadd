internal import ICUBridge

extension ICU {
  /// The plural rules of a language in CLDR's notation, samples included, such as
  /// `one: v = 0 and i = 1 @integer 1;other: @integer 0, 2~16, …;`.
  ///
  /// They are found as ICU finds them, by leaving out the last part of the tag until there are
  /// some, and not by CLDR's parents: `pt-AO` counts as `pt` does, not as `pt-PT`.
  ///
  /// - Returns: `nil` when ICU has none: every number is then `other`.
  package static func pluralRules(for tag: String, kind: PluralKind) -> String? {
    canonicalTag(tag).flatMap { taken(bridge_plural_rules($0, kind == .ordinal)) }
  }

  /// ICU's ids, such as `pt_PT`, of all locales that have plural rules.
  package static func pluralLocales(_ kind: PluralKind) -> [String] {
    takenLines(bridge_plural_locales(kind == .ordinal))
  }
}
