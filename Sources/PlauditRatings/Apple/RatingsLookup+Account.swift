import Foundation
import PlauditKit

#if canImport(StoreKit)
  import StoreKit
#endif

extension RatingsLookup {
  /// The ratings as a view shows them.
  ///
  /// - Parameter country: `nil` for the country of the reader's account.
  func phase(of app: AppStoreLink, in country: StoreCountry?) async -> RatingsPhase {
    let account = country == nil ? await Self.accountCountry : nil
    guard let country = country ?? account else { return .failed(.noCountry) }
    do throws(Failure) {
      // No app has the number 0, which the store then says.
      return .loaded(try await ratings(of: app.form.appID ?? 0, in: country))
    } catch {
      return .failed(error)
    }
  }

  /// As StoreKit tells it; where there is no StoreKit or no account, that of the reader's region.
  private static var accountCountry: StoreCountry? {
    get async {
      #if canImport(StoreKit)
        if let storefront = await Storefront.current {
          return StoreCountry(alpha3: storefront.countryCode)
        }
      #endif
      return StoreCountry(Locale.current)
    }
  }
}
