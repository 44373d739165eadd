import Mustache
import PlauditKit
import PlauditModel

/// What the template of links shows.
struct LinksValues {
  let value: MustacheValue

  init(_ manifest: Manifest) {
    let app = manifest.appID.value
    let name = manifest.appName?.text(for: [manifest.sourceLanguage.value])?.text
    let links = manifest.links
    value = [
      "name": .string(manifest.generate.links),
      "appID": .string("\(app)"),
      "appName": .string(SwiftLiteral.comment(name ?? "the app")),
      "productURL": .string(AppStoreLink(.product(app: app)).string),
      "writeReviewURL": .string(AppStoreLink(.writeReview(app: app)).string),
      "reviewsURL": .string(AppStoreLink(.reviews(app: app)).string),
      "countries": .list(manifest.storefronts.map { Self.country($0.value) }),
      "hasCountries": .bool(!manifest.storefronts.isEmpty),
      "campaigns": .list(links.campaigns.map { Self.campaign($0, app) }),
      "hasCampaigns": .bool(!links.campaigns.isEmpty),
      "customPages": .list(links.customPages.map { Self.customPage($0, app) }),
      "hasCustomPages": .bool(!links.customPages.isEmpty),
    ]
  }

  private static func country(_ country: StoreCountry) -> MustacheValue {
    [
      "case": .string(SwiftName.declared(country.alpha2)),
      "name": .string(country.name),
    ]
  }

  private static func campaign(
    _ entry: Manifest.Links.Entry<AppStoreLink.Campaign>, _ app: UInt64
  ) -> MustacheValue {
    .object(
      names(entry).merging([
        "url": .string(AppStoreLink(.product(app: app), campaign: entry.value).string),
        "provider": .string("\(entry.value.provider)"),
        "token": .string(entry.value.token),
      ]) { first, _ in first })
  }

  private static func customPage(
    _ entry: Manifest.Links.Entry<AppStoreLink.PageID>, _ app: UInt64
  ) -> MustacheValue {
    .object(
      names(entry).merging([
        "url": .string(AppStoreLink(.customPage(entry.value, app: app)).string),
        "page": .string(entry.value.text),
      ]) { first, _ in first })
  }

  /// The case of an enumeration, whose raw value is the key.
  private static func names<Value>(
    _ entry: Manifest.Links.Entry<Value>
  ) -> [String: MustacheValue] {
    let member = entry.name
    return [
      "case": .string(SwiftName.declared(entry.name)),
      "member": .string(member),
      "key": .string(entry.key.value),
      "rawValue": .bool(entry.key.value != member),
    ]
  }
}
