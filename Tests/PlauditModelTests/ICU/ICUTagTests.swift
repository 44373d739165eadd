import Testing

@testable import PlauditModel

@Suite struct ICUTagTests {
  @Test func versionsAreNumbers() {
    #expect(ICU.version.first?.isNumber == true)
    #expect(ICU.version.contains("."))
    #expect(Int(ICU.cldrVersion.prefix { $0 != "." }).map { $0 >= 40 } == true)
  }

  @Test(
    arguments: [
      ("en", "en"), ("EN-us", "en-US"), ("iw", "he"), ("in", "id"), ("sh", "sr-Latn"),
      ("zh_TW", "zh-TW"), ("zh-hans-cn", "zh-Hans-CN"), ("sr-YU", "sr-RS"), ("cmn", "zh"),
      ("pt_PT", "pt-PT"), ("no", "no"), ("nb-NO", "nb-NO"), ("root", "und"), ("und", "und"),
      ("ca-valencia", "ca-valencia"), ("de-u-nu-latn", "de-u-nu-latn"),
      ("en_US_POSIX", "en-US-u-va-posix"), ("es-419", "es-419"),
    ])
  func tagsBecomeCanonical(_ tag: String, _ canonical: String) {
    #expect(ICU.canonicalTag(tag) == canonical)
  }

  static let malformed = [
    "", "e", "-", "en-", "-en", "en--US", "en US", "multilingual", "en_US.UTF-8", "en\0", "\0",
    "en\0US", "de@collation=phonebook", "zh-中", "💥", String(repeating: "a", count: 1_000_000),
    "en" + String(repeating: "-abcde", count: 100), "en-US-US", "en\n",
    "english", "README", "Base", "german-DE",
  ]

  @Test(arguments: malformed) func malformedTagsAreNothing(_ tag: String) {
    #expect(ICU.canonicalTag(tag) == nil)
    #expect(!ICU.isKnown(tag))
    #expect(ICU.parent(of: tag) == nil)
    #expect(ICU.displayName(of: tag, in: "en") == nil)
    #expect(ICU.displayName(of: "en", in: tag) == nil)
    #expect(!ICU.isRightToLeft(tag))
    #expect(ICU.pluralRules(for: tag, kind: .cardinal) == nil)
    #expect(ICU.numberSymbols(for: tag) == ICU.numberSymbols(for: "und"))
  }

  @Test func languagesWithDataAreKnown() {
    for tag in ["en", "en-ZZ", "iw", "zh-Hant-TW", "guw", "sr-Latn-ME", "no", "nb", "fil"] {
      #expect(ICU.isKnown(tag), "\(tag)")
    }
    for tag in ["und", "root", "und-Latn", "qaa", "xx", "tlh", "english"] {
      #expect(!ICU.isKnown(tag), "\(tag)")
    }
  }

  @Test(
    arguments: [
      ("es-MX", ["es-419", "es"]),
      ("pt-AO", ["pt-PT", "pt"]),
      ("en-AU", ["en-001", "en"]),
      ("en-US", ["en"]),
      ("zh-TW", ["zh-Hant-TW", "zh-Hant"]),
      ("zh-HK", ["zh-Hant-HK", "zh-Hant"]),
      ("zh-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
      ("zh-CN", ["zh"]),
      ("sr-ME", ["sr-Latn-ME", "sr-Latn"]),
      ("sr-RS", ["sr"]),
      ("nb", ["no"]),
      ("iw-IL", ["he"]),
      ("ca-valencia", ["ca"]),
      ("de-AT-u-nu-latn", ["de-AT", "de"]),
      ("en", []),
      ("und", []),
      ("und-Latn", []),
    ])
  func parentsAreCLDRs(_ tag: String, _ chain: [String]) {
    let parents = Array(sequence(first: tag) { ICU.parent(of: $0) }.dropFirst().prefix(10))
    #expect(parents == chain)
  }

  @Test func everyChainOfParentsEnds() {
    for tag in ICU.availableTags {
      #expect(Array(sequence(first: tag) { ICU.parent(of: $0) }.prefix(8)).count < 8, "\(tag)")
    }
  }

  @Test func languagesHaveNames() {
    #expect(ICU.displayName(of: "de", in: "en") == "German")
    #expect(ICU.displayName(of: "de", in: "de") == "Deutsch")
    #expect(ICU.displayName(of: "zh_TW", in: "en") == "Chinese (Taiwan)")
    #expect(ICU.displayName(of: "de", in: "qaa") == ICU.displayName(of: "de", in: "und"))
  }

  @Test func directionsAreThoseOfTheScript() {
    for tag in ["ar", "he", "iw", "fa-IR", "az-Arab"] { #expect(ICU.isRightToLeft(tag)) }
    for tag in ["en", "az", "zh-TW", "und"] { #expect(!ICU.isRightToLeft(tag)) }
  }

  @Test func availableTagsHaveAliases() {
    let tags = ICU.availableTags
    #expect(tags.count > 700)
    for tag in ["en", "pt-PT", "iw", "zh-TW", "zh-Hant-TW"] { #expect(tags.contains(tag)) }
    #expect(!tags.contains { $0.contains("_") })
  }
}
