import PlauditKit
import PlauditWriters

/// What a link says, as JSON.
enum LinkReport {
  static func json(_ link: AppStoreLink) -> JSONValue {
    .object([
      ("url", .string(link.string)),
      ("kind", .string(kind(link.form))),
      ("appID", link.form.appID.map { .number($0) } ?? .null),
      ("country", link.country.map { .string($0.alpha2) } ?? .null),
      ("slug", link.slug.map { .string($0) } ?? .null),
      ("campaign", link.campaign.map(campaign) ?? .null),
    ])
  }

  private static func campaign(_ campaign: AppStoreLink.Campaign) -> JSONValue {
    .object([("provider", .number(campaign.provider)), ("token", .string(campaign.token))])
  }

  private static func kind(_ form: AppStoreLink.Form) -> String {
    switch form {
    case .product: "product"
    case .writeReview: "write-review"
    case .reviews: "reviews"
    case .customPage: "custom-page"
    case .event: "event"
    case .developer: "developer"
    case .offerCode: "offer-code"
    case .promoCode: "promo-code"
    case .subscriptions: "subscriptions"
    case .testFlight: "testflight"
    case .appClip: "app-clip"
    }
  }
}
