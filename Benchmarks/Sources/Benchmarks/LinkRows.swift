import Foundation
import PlauditKit

/// Building and reading links, against Foundation.
enum LinkRows {
  static var rows: [Row] {
    [
      .ratio(
        "link-build", "building a link: URLComponents ÷ ours", of: foundationBuilds,
        to: oursBuilds, .atLeast(10)),
      .ratio(
        "link-parse", "reading a link: URLComponents ÷ ours", of: foundationReads, to: oursReads,
        .atLeast(5)),
      Row(
        id: "link-build-allocations", title: "building a link: allocations",
        value: Measure.allocations(oursBuilds), limit: .atMost(1), detail: "the string's own"),
    ]
  }

  private static let app: UInt64 = 777_319_358
  private static let countries = StoreCountry.allCases
  private static let codes = countries.map(\.alpha2)
  private static let campaign = AppStoreLink.Campaign(provider: 123456, checkedToken: "settings")

  /// What generated code builds, in every country: a review, a page, a campaign's page.
  private static let oursBuilds = Measure.Work("ours") { count in
    for index in 0..<count {
      let country = countries[index % countries.count]
      let link =
        switch index % 3 {
        case 0: AppStoreLink(.writeReview(app: app), in: country)
        case 1: AppStoreLink(.product(app: app), in: country)
        default: AppStoreLink(.product(app: app), in: country, campaign: campaign)
        }
      consume(link.string)
    }
  }

  private static let foundationBuilds = Measure.Work("URLComponents") { count in
    for index in 0..<count {
      let country = codes[index % codes.count]
      var components = URLComponents()
      components.scheme = "https"
      components.host = "apps.apple.com"
      switch index % 3 {
      case 0:
        components.path = "/\(country)/app/id\(app)"
        components.queryItems = [URLQueryItem(name: "action", value: "write-review")]
      case 1:
        components.path = "/\(country)/app/id\(app)"
      default:
        components.path = "/\(country)/app/apple-store/id\(app)"
        components.queryItems = [
          URLQueryItem(name: "pt", value: "\(campaign.provider)"),
          URLQueryItem(name: "ct", value: campaign.token), URLQueryItem(name: "mt", value: "8"),
        ]
      }
      consume(components.string)
    }
  }

  private static let shared = [
    "https://apps.apple.com/us/app/id777319358",
    "https://itunes.apple.com/us/app/id777319358?mt=8",
    "https://apps.apple.com/app/id777319358?action=write-review",
    "https://apps.apple.com/cn/app/%E5%BE%AE%E4%BF%A1/id414478124",
    "https://apps.apple.com/app/apple-store/id123456789?pt=123456&ct=test1234&mt=8",
    "https://apps.apple.com/de/app/f%C3%BCr-dich/id915056765?uo=4&l=en",
    "itms-apps://apps.apple.com/app/id284882215",
  ]

  private static let oursReads = Measure.Work("ours") { count in
    for index in 0..<count { consume(try? AppStoreLink(shared[index % shared.count])) }
  }

  /// The parts that our reading gives too. Foundation takes the text apart when it is asked for it.
  private static let foundationReads = Measure.Work("URLComponents") { count in
    for index in 0..<count {
      guard let components = URLComponents(string: shared[index % shared.count]) else { continue }
      consume(components.host)
      consume(components.path)
      consume(components.queryItems)
    }
  }
}
