import Foundation
import PlauditKit
import Testing

/// Generated links, run.
struct LinksTests {
  @Test func anIDIsEnough() {
    #expect(BareLink.appID == 284_882_215)
    #expect(BareLink.app.string == "https://apps.apple.com/app/id284882215")
    #expect(BareLink.product == BareLink.app.url)
    #expect(
      BareLink.writeReview.absoluteString
        == "https://apps.apple.com/app/id284882215?action=write-review")
    #expect(
      BareLink.reviews.absoluteString == "https://apps.apple.com/app/id284882215?see-all=reviews")
  }

  @Test(arguments: WorldLink.Country.allCases)
  func everyLinkOfEveryCountryIsRead(country: WorldLink.Country) throws {
    let app = WorldLink.appID
    let store = country.store
    #expect(store.alpha2 == country.rawValue)
    #expect(country.id == country)
    #expect(WorldLink.Country(StoreCountry(alpha3: store.alpha3)) == country)
    let campaign = try AppStoreLink.Campaign(provider: 123456, token: "settings")
    let links = [
      (WorldLink.writeReview(in: country), AppStoreLink(.writeReview(app: app), in: store)),
      (WorldLink.product(in: country), AppStoreLink(.product(app: app), in: store)),
      (WorldLink.reviews(in: country), AppStoreLink(.reviews(app: app), in: store)),
      (
        WorldLink.product(for: .settings, in: country),
        AppStoreLink(.product(app: app), in: store, campaign: campaign)
      ),
    ]
    for (url, link) in links { #expect(try AppStoreLink(url) == link) }
  }

  @Test func allStoresButTheExcluded() {
    #expect(WorldLink.Country.allCases.count == 173)
    #expect(WorldLink.Country(.us) == nil)
    #expect(WorldLink.Country(nil) == nil)
  }

  @Test func campaigns() throws {
    #expect(
      EverythingLink.Campaign.allCases.map(\.rawValue) == ["settings", "e-mail 2", "init"])
    for campaign in EverythingLink.Campaign.allCases {
      let link = try AppStoreLink(EverythingLink.product(for: campaign, in: .id))
      #expect(link.campaign == campaign.campaign)
      #expect(link.country == .id)
      // What the generated code does not check was checked before.
      #expect(
        try AppStoreLink.Campaign(
          provider: campaign.campaign.provider, token: campaign.campaign.token)
          == campaign.campaign)
    }
  }

  @Test func customPages() throws {
    #expect(EverythingLink.CustomPage.allCases.map(\.rawValue) == ["summer", "default"])
    for page in EverythingLink.CustomPage.allCases {
      let link = try AppStoreLink(EverythingLink.product(page: page, for: .eMail2))
      #expect(link.form == .customPage(page.page, app: 1))
      #expect(link.campaign?.provider == .max)
      #expect(try AppStoreLink.PageID(page.page.text) == page.page)
    }
  }

  @Test func namesAreCodable() throws {
    let json = try JSONEncoder().encode(EverythingLink.Country.allCases)
    #expect(String(decoding: json, as: UTF8.self) == #"["do","id","in","is","no"]"#)
    #expect(
      try JSONDecoder().decode([EverythingLink.Country].self, from: json)
        == EverythingLink.Country.allCases)
  }
}
