public import Foundation

extension StoreCountry {
  /// The country that a locale's region has its store in.
  ///
  /// A fallback, for where StoreKit cannot tell: a person's region says how dates and numbers are
  /// written, and need not be where their account is.
  ///
  /// - Returns: `nil` for a locale without a region, for regions of many countries (`001`, `150`)
  ///   and for countries without a store.
  public init?(_ locale: Locale) {
    guard let region = locale.region?.identifier else { return nil }
    self.init(region: region)
  }

  /// The country that a region has its store in: the region itself, or, for `UK`, `GI`, `IC` and
  /// `EA`, the country whose store its people use (United Kingdom, and Spain for the Canary Islands
  /// and Ceuta and Melilla).
  ///
  /// - Parameter region: A CLDR region code, in any case.
  /// - Returns: `nil` for regions of many countries (`001`, `150`) and for countries without a
  ///   store.
  public init?(region: some StringProtocol) {
    switch region.uppercased() {
    case "UK", "GI": self = .gb
    case "IC", "EA": self = .es
    default: self.init(alpha2: region)
    }
  }

  /// The name in a locale's language, as the system has it; ``name`` where it has none.
  public func localizedName(in locale: Locale = .current) -> String {
    locale.localizedString(forRegionCode: alpha2.uppercased()) ?? name
  }
}
