import Foundation
import PlauditKit
import Testing

struct LinkBuildingTests {
  static let forms: [AppStoreLink.Form] = {
    do {
      let page = try AppStoreLink.PageID("45812C9B-C296-43D3-C6A0-C5A02F74BF6E")
      return [
        .product(app: 777_319_358), .writeReview(app: .max), .reviews(app: 0),
        .customPage(page, app: 10), .event(6_443_440_000, app: 9), .developer(284_417_353),
        .offerCode(try .init("SUMMER2026"), app: 1), .promoCode(try .init("FJ4X9MTTLM3A")),
        .subscriptions, .testFlight(try .init("AbCd1234")),
        .appClip(
          try .init(
            bundleID: "com.example.app.Clip",
            parameters: [.init("table", "7"), .init("ä&=", " +/?%é")])),
      ]
    } catch {
      return []
    }
  }()

  @Test(arguments: StoreCountry.allCases)
  func everyFormComesBackFromEveryStore(country: StoreCountry) throws {
    let campaign = try AppStoreLink.Campaign(provider: 123456, token: "50% & \"more\" ‘?")
    for form in Self.forms {
      for slug in [nil, "immigration", "für dich/微信 %41"] {
        for campaign in [nil, campaign] {
          for media in [AppStoreLink.Media.iOS, .mac] {
            let link = AppStoreLink(
              form, in: country, slug: slug, campaign: campaign, media: media)
            #expect(try AppStoreLink(link.string) == link)
            #expect(try AppStoreLink(link.string(.itmsApps)) == link)
            #expect(try AppStoreLink(link.url(.macAppStore)) == link)
            expectFoundationAgrees(link, with: link.string)
          }
        }
      }
    }
  }

  @Test func shapes() throws {
    #expect(
      Self.forms.map { AppStoreLink($0, in: .de, slug: "a b").string } == [
        "https://apps.apple.com/de/app/a%20b/id777319358",
        "https://apps.apple.com/de/app/a%20b/id18446744073709551615?action=write-review",
        "https://apps.apple.com/de/app/a%20b/id0?see-all=reviews",
        "https://apps.apple.com/de/app/a%20b/id10?ppid=45812c9b-c296-43d3-c6a0-c5a02f74bf6e",
        "https://apps.apple.com/de/app/a%20b/id9?eventid=6443440000",
        "https://apps.apple.com/de/developer/a%20b/id284417353",
        "https://apps.apple.com/redeem?ctx=offercodes&id=1&code=SUMMER2026",
        "https://apps.apple.com/redeem?ctx=apps&code=FJ4X9MTTLM3A",
        "https://apps.apple.com/account/subscriptions",
        "https://testflight.apple.com/join/AbCd1234",
        "https://appclip.apple.com/id?p=com.example.app.Clip&table=7&%C3%A4%26%3D=%20%2B%2F%3F%25%C3%A9",
      ])
    #expect(
      AppStoreLink(.product(app: 1)).string(.itmsApps) == "itms-apps://apps.apple.com/app/id1")
    #expect(
      AppStoreLink(.writeReview(app: 1), media: .mac).string(.macAppStore)
        == "macappstore://apps.apple.com/app/id1?action=write-review&mt=12")
    #expect(
      AppStoreLink(.product(app: 1), campaign: try .init(provider: 2, token: "a b")).string
        == "https://apps.apple.com/app/apple-store/id1?pt=2&ct=a%20b&mt=8")
  }

  @Test func whatAFormHasNoPlaceForIsLeftOut() throws {
    let campaign = try AppStoreLink.Campaign(provider: 1, token: "a")
    let link = AppStoreLink(
      .subscriptions, in: .de, slug: "a", campaign: campaign, media: .mac)
    #expect(link == AppStoreLink(.subscriptions))
    #expect(link.country == nil && link.slug == nil && link.campaign == nil)
    let developer = AppStoreLink(
      .developer(1), in: .de, slug: "a", campaign: campaign, media: .mac)
    #expect(developer == AppStoreLink(.developer(1), in: .de, slug: "a"))
    for slug in ["", ".", "..", "apple-store"] {
      #expect(AppStoreLink(.product(app: 1), slug: slug) == AppStoreLink(.product(app: 1)))
    }
  }

  @Test func otherStoresAndPages() throws {
    let link = try AppStoreLink("https://apps.apple.com/us/app/immigration/id777319358")
    #expect(link.in(.de).string == "https://apps.apple.com/de/app/immigration/id777319358")
    #expect(link.in(nil).string == "https://apps.apple.com/app/id777319358")
    #expect(
      link.opening(.reviews(app: 1)).string
        == "https://apps.apple.com/us/app/immigration/id1?see-all=reviews")
    let campaign = try AppStoreLink.Campaign(provider: 1, token: "a")
    #expect(
      link.counted(for: campaign).in(nil).string
        == "https://apps.apple.com/app/apple-store/id777319358?pt=1&ct=a&mt=8")
    #expect(AppStoreLink(.subscriptions).in(.de) == AppStoreLink(.subscriptions))
  }
}
