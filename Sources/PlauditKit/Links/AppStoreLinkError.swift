/// Why a text is no link to the App Store, or a part no part of one.
public enum AppStoreLinkError: Error, Sendable, Hashable {
  /// Not a URL: spaces, control characters, backslashes or stray percent signs.
  case malformed
  /// A scheme that opens no store, as in `ftp`; empty where there is none.
  case scheme(String)
  /// Something before an `@`, which hides where a link leads.
  case userInfo
  /// A host with letters beyond ASCII, which can look like Apple's.
  case unicodeHost(String)
  /// Another host than Apple's for the store, or another port.
  case foreignHost(String)
  /// Two letters that are no country with a store.
  case country(String)
  /// A page of the store that is none of ``AppStoreLink/Form``.
  case page(String)
  /// A page that needs a number and has none.
  case missingID
  /// Not a number of digits only, or a larger one than there can be.
  case id(String)
  /// No UUID, as custom product pages have it.
  case customPage(String)
  /// A campaign's token (`ct`) without the provider (`pt`), and no affiliate link either.
  case tokenWithoutProvider
  /// A campaign's token that Apple does not take.
  case campaignToken(String)
  /// An offer, promo or TestFlight code with more than letters and digits, or none.
  case code(String)
  /// No bundle identifier of an App Clip.
  case bundleID(String)
  /// A name that an App Clip's parameter cannot have.
  case parameter(String)
  /// A link to something else than an app's page, where one is needed.
  case noApp
}

extension AppStoreLinkError: CustomStringConvertible {
  /// A sentence for people, without its full stop.
  public var description: String {
    switch self {
    case .malformed: "not a URL: it has spaces, control characters, `\\` or a stray `%`"
    case .scheme(""): "not a URL: it begins with no scheme such as https://"
    case .scheme(let scheme): "\(scheme) is not a scheme of App Store links; write https"
    case .userInfo: "what stands before the @ hides where the link leads"
    case .unicodeHost(let host): "\(host) only looks like a host of Apple's: it is not in ASCII"
    case .foreignHost(let host): "\(host) is not the App Store's host, which is apps.apple.com"
    case .country(let code): "the App Store has no country \(code)"
    case .page(let path): "\(path) is not a page that Plaudit knows"
    case .missingID: "the link names no app: /id and its number are missing"
    case .id(let text): "\(text) is not a number of the App Store's: id and then digits"
    case .customPage(let text): "\(text) is not the UUID of a custom product page"
    case .tokenWithoutProvider: "a campaign's ct needs its pt, the provider's number"
    case .campaignToken(let token):
      "\(token) is not a campaign token: at most 30 ASCII letters, digits, spaces and marks but for "
        + "` and ^, with no space at either end"
    case .code(let code): "\(code) is not a code: 1 to 64 ASCII letters and digits"
    case .bundleID(let text): "\(text) is not a bundle identifier"
    case .parameter(let name): "an App Clip's parameter cannot be named \"\(name)\""
    case .noApp: "the link leads to no app"
    }
  }
}
