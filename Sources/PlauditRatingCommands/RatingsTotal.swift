import PlauditKit

/// All countries together.
struct RatingsTotal {
  /// `nil` where no country told a number.
  let count: Int?
  /// Each country's average counts as often as it has ratings; `nil` where no country told one.
  let average: Double?
  /// The countries whose number is missing in the total.
  let failed: [StoreCountry]

  init(_ storefronts: [StorefrontRatings]) {
    let counts = storefronts.compactMap(\.count)
    count = counts.isEmpty ? nil : counts.reduce(0, +)
    var (stars, ratings) = (0.0, 0.0)
    for storefront in storefronts {
      guard case .rated(let count, let average?) = storefront.outcome else { continue }
      stars += average * Double(count)
      ratings += Double(count)
    }
    average = ratings > 0 ? stars / ratings : nil
    failed = storefronts.filter { $0.failure != nil }.map(\.country)
  }

  var isPartial: Bool { !failed.isEmpty }
}
