import PlauditKit
import PlauditModel

/// The stores that a command line wants links to.
enum LinkStores {
  /// That of whoever opens the link: no country.
  case account
  /// That of the given link.
  case keep
  case country(StoreCountry)
  case all

  init(_ word: String?) throws(CommandFailure) {
    switch word {
    case nil: self = .account
    case "keep": self = .keep
    case "all": self = .all
    case let code?:
      guard let country = StoreCountry(alpha2: code) else {
        let suggestion = StoreCountry.closest(to: code)
        let hint = suggestion.map { "did you mean \($0) (\($0.name))?" }
        throw .usage(
          "the App Store has no storefront \(code); "
            + (hint ?? "write keep, all or a code such as de"))
      }
      self = .country(country)
    }
  }

  /// Whether the links are to name a country that the given one need not have.
  var nameCountries: Bool {
    switch self {
    case .account, .keep: false
    case .country, .all: true
    }
  }

  func links(_ link: AppStoreLink) -> [AppStoreLink] {
    switch self {
    case .account: [link.in(nil)]
    case .keep: [link]
    case .country(let country): [link.in(country)]
    case .all: StoreCountry.allCases.map { link.in($0) }
    }
  }
}
