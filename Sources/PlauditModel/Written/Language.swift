/// A language of a catalogue, with what checks ask about it again and again.
package final class Language {
  /// As it is written.
  package let tag: String
  /// The canonical BCP 47 tag; `nil` for a malformed one.
  package let canonicalTag: String?
  /// Where a finding about the language as a whole is told.
  package let location: SourceLocation
  /// Whether it has texts that nobody has read whose language it is.
  package let isDraft: Bool

  package private(set) lazy var cardinals = PluralProfile(pluralRules(.cardinal))
  package private(set) lazy var ordinals = PluralProfile(pluralRules(.ordinal))

  /// The CLDR parents of the tag, the nearest first.
  package private(set) lazy var parents = LanguageChain.parents(of: canonicalTag ?? tag)

  /// With the script and the region that its readers most likely have; `nil` for a malformed one.
  package private(set) lazy var likelyTag = canonicalTag.flatMap(ICU.likelyTag)

  /// Whether it is written in Latin, which is known sooner than its letters.
  package private(set) lazy var isLatin = likelyTag?.contains("-Latn") ?? false

  /// What its texts are written with.
  package private(set) lazy var letters = ICU.letters(of: canonicalTag ?? tag)

  /// Its letters that are not Latin, by what they look like.
  package private(set) lazy var lookalikes = Lookalikes(letters)

  package init(_ tag: String, at location: SourceLocation, isDraft: Bool = false) {
    self.tag = tag
    self.location = location
    self.isDraft = isDraft
    canonicalTag = ICU.canonicalTag(tag)
  }

  /// Whether a file can have the tag as its name: a malformed one may lead out of the folder.
  package var canNameFile: Bool {
    !tag.isEmpty
      && tag.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  package func plurals(_ kind: PluralKind) -> PluralProfile {
    kind == .cardinal ? cardinals : ordinals
  }

  /// Whether both are the same language, whatever the region or script: `en` and `en-GB` are.
  package func isVariant(of other: Language) -> Bool {
    (canonicalTag ?? tag).prefix { $0 != "-" }
      == (other.canonicalTag ?? other.tag).prefix { $0 != "-" }
  }

  private func pluralRules(_ kind: PluralKind) -> PluralRules {
    .forLanguage(canonicalTag ?? "und", kind: kind)
  }
}
