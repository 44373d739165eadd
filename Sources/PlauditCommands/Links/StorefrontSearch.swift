import PlauditKit
import PlauditModel

/// Finds stores by whatever a person knows of them.
struct StorefrontSearch {
  let countries: [StoreCountry]
  /// Whether the countries are only what the query most likely meant.
  let isGuess: Bool

  /// - Parameter query: A code, a store's number, or a part of a name.
  init(_ query: String) {
    if let country = Self.exact(query) {
      (countries, isGuess) = ([country], false)
      return
    }
    let word = query.lowercased()
    let named = StoreCountry.allCases.filter { $0.name.lowercased().contains(word) }
    guard named.isEmpty else {
      (countries, isGuess) = (named, false)
      return
    }
    (countries, isGuess) = (StoreCountry.closest(to: query).map { [$0] } ?? [], true)
  }

  private static func exact(_ query: String) -> StoreCountry? {
    StoreCountry(region: query) ?? StoreCountry(alpha3: query)
      ?? Int(query).flatMap { StoreCountry(storefrontID: $0) }
  }
}
