import PlauditKit
import Testing

struct LanguageMatcherTests {
  private let matcher = LanguageMatcher(
    languages: ["en", "es", "es-419", "pt", "pt-PT", "ru", "zh-Hans", "zh-Hant"], source: "en",
    aliases: "es-MX=es-419 pt-AO=pt-PT zh-TW=zh-Hant zh-HK=zh-Hant sr-Cyrl=ru sr=")

  @Test(arguments: [
    ("ru", "ru"), ("RU", "ru"), ("ru-RU", "ru"), ("ru_RU.UTF-8", "ru"), ("es-MX", "es-419"),
    ("es_MX", "es-419"), ("es-AR", "es"), ("pt-AO", "pt-PT"), ("pt-BR", "pt"), ("zh-TW", "zh-Hant"),
    ("zh-Hant-TW", "zh-Hant"), ("zh-Hans-SG", "zh-Hans"), ("en-u-nu-arab", "en"),
    ("ru-x-private", "ru"), ("fr", "en"), ("", "en"), ("-", "en"), ("x", "en"), ("sr-Latn", "en"),
  ])
  func oneWish(tag: String, language: String) {
    #expect(matcher.language(for: [tag]) == language)
  }

  @Test func theFirstWishThatFitsIsGranted() {
    #expect(matcher.language(for: ["fr-CA", "sr-Latn", "ru-KZ", "es"]) == "ru")
    #expect(matcher.language(for: []) == "en")
  }

  @Test func anAppFollowsItsBundleWhereThatHasSeveralLocalisations() {
    let language = matcher.appLanguage(
      localizations: ["en", "ru", "Base"], preferredLocalizations: ["ru"],
      preferredLanguages: ["es-MX"])
    #expect(language == "ru")
  }

  @Test(arguments: [[], ["en"], ["en", "Base"]])
  func elseItFollowsThePerson(localizations: [String]) {
    let language = matcher.appLanguage(
      localizations: localizations, preferredLocalizations: ["en"],
      preferredLanguages: ["fr", "zh-Hant-TW"])
    #expect(language == "zh-Hant")
  }
}
