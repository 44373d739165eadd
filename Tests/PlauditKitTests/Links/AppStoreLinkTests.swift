import Foundation
import PlauditKit
import Testing

struct AppStoreLinkTests {
  @Test func linksWithAndWithoutACountry() {
    let link = AppStoreLink(appID: 777_319_358)
    #expect(link.product.absoluteString == "https://apps.apple.com/app/id777319358")
    #expect(
      link.writeReview.absoluteString
        == "https://apps.apple.com/app/id777319358?action=write-review")
    let german = AppStoreLink(appID: .max, country: "DE")
    #expect(
      german.writeReview.absoluteString
        == "https://apps.apple.com/de/app/id18446744073709551615?action=write-review")
  }

  @Test(arguments: ["", "d", "deu", "d/", "é", "%2F", "..", "1a"])
  func whatIsNoCountryCodeIsLeftOut(country: String) {
    #expect(AppStoreLink(appID: 1, country: country).country == nil)
    #expect(
      AppStoreLink(appID: 1, country: country).product.absoluteString
        == "https://apps.apple.com/app/id1")
  }
}
