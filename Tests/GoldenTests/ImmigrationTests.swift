import Foundation
import Testing

/// The example app's generated Swift, run.
struct ImmigrationTests {
  @Test(arguments: [
    (0, "Пока нет оценок"), (1, "1 оценка"), (2, "2 оценки"), (5, "5 оценок"), (21, "21 оценка"),
    (1234, "1\u{A0}234 оценки"), (1_000_000, "1\u{A0}000\u{A0}000 оценок"),
  ])
  func russian(count: Int, text: String) {
    #expect(StoreText(.ru).ratingsCount(count) == text)
  }

  @Test func languagesHaveTheirOwnDigitsAndGrouping() {
    #expect(StoreText(.ar).ratingsCount(1234) == "١٬٢٣٤ تقييمًا")
    #expect(StoreText(.es).ratingsCount(1234) == "1234 valoraciones")
    #expect(StoreText(.es).ratingsCount(12345) == "12.345 valoraciones")
    #expect(StoreText(.es).ratingsCount(1_000_000) == "1.000.000 de valoraciones")
    #expect(StoreText(.ja).ratingsCount(1) == "1件の評価")
  }

  @Test func arabicHasAllSixForms() {
    let text = StoreText(.ar)
    #expect(
      [1, 2, 3, 11, 100].map { text.ratingsCount($0) } == [
        "تقييم واحد", "تقييمان", "٣ تقييمات", "١١ تقييمًا", "١٠٠ تقييم",
      ])
  }

  @Test func theAppsNameIsFilledIn() {
    #expect(StoreText(.de).writeReview == "Rezension zu Immigration schreiben")
  }

  @Test func links() {
    #expect(
      StoreLink.writeReview.absoluteString
        == "https://apps.apple.com/app/id777319358?action=write-review")
    #expect(
      StoreLink.writeReview(in: .no).absoluteString
        == "https://apps.apple.com/no/app/id777319358?action=write-review")
    #expect(
      StoreLink.product(in: .xk).absoluteString == "https://apps.apple.com/xk/app/id777319358")
    #expect(
      StoreLink.Country.allCases.map(\.rawValue) == ["us", "ca", "gb", "mx", "de", "no", "xk"])
  }

  @Test(arguments: [
    ("ru", "ru"), ("ru_RU", "ru"), ("de-CH", "de"), ("sv", "en"), ("pl_PL@currency=EUR", "pl"),
    ("ar-u-nu-latn", "ar"), ("", "en"),
  ])
  func localesAreReadInTheirLanguage(identifier: String, tag: String) {
    #expect(StoreText(Locale(identifier: identifier)).language.rawValue == tag)
  }

  @Test func anAppWithoutLocalisationsSpeaksOneOfItsLanguages() {
    #expect(StoreText.Language.allCases.contains(StoreText().language))
  }
}
