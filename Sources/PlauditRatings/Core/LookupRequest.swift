import Foundation
package import PlauditKit

/// What is asked of the store: one app in one country.
package struct LookupRequest: Sendable {
  let id: UInt64
  let country: StoreCountry
  let url: URL

  package init(_ id: UInt64, in country: StoreCountry, at endpoint: RatingsLookup.Endpoint) {
    self.id = id
    self.country = country
    url = Self.url(id, country, endpoint)
  }

  /// - Parameter country: `nil` only where the article's request is made, which the store then takes
  ///   as one about the United States.
  static func url(
    _ id: UInt64, _ country: StoreCountry?, _ endpoint: RatingsLookup.Endpoint
  ) -> URL {
    let items = [
      URLQueryItem(name: "id", value: "\(id)"),
      country.map { URLQueryItem(name: "country", value: $0.alpha2) },
    ]
    return endpoint.url.appending(queryItems: items.compactMap(\.self))
  }
}
