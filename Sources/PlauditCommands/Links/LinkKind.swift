import PlauditKit
import PlauditModel

/// What a command line wants a link to open.
enum LinkKind {
  /// What the given link opens.
  case same
  case product, writeReview, reviews
  case customPage(AppStoreLink.PageID)
  case event(UInt64)
  case offerCode(AppStoreLink.Code)
  /// Not a link but the tag of a web page.
  case smartBanner

  static let names = [
    "write-review", "product", "reviews", "custom-page=UUID", "event=NUMBER", "offer-code=CODE",
    "smart-banner", "same",
  ]

  /// - Parameter word: A name, with a value after `=` where it needs one.
  init(_ word: String) throws(CommandFailure) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard let kind = try Self.kind(parts.first ?? "", parts.dropFirst().first) else {
      let suggestion = Suggestion.closest(to: word, among: Self.names)
      let hint = suggestion.map { "did you mean \($0)?" }
      throw .usage(
        "no kind \(word); " + (hint ?? "write one of \(Self.names.joined(separator: ", "))"))
    }
    self = kind
  }

  private static func kind(
    _ name: String, _ value: String?
  ) throws(CommandFailure) -> LinkKind? {
    do throws(AppStoreLinkError) {
      return switch (name, value) {
      case ("same", nil): .same
      case ("product", nil): .product
      case ("write-review", nil): .writeReview
      case ("reviews", nil): .reviews
      case ("smart-banner", nil): .smartBanner
      case ("custom-page", let page?): .customPage(try AppStoreLink.PageID(page))
      case ("event", let number?): .event(try event(number))
      case ("offer-code", let code?): .offerCode(try AppStoreLink.Code(code))
      default: nil
      }
    } catch {
      throw .usage("\(error)")
    }
  }

  private static func event(_ text: String) throws(AppStoreLinkError) -> UInt64 {
    guard let number = UInt64(text) else { throw .id(text) }
    return number
  }

  /// - Throws: `noApp` where the kind is a page of an app and the link leads to none.
  func form(from link: AppStoreLink) throws(AppStoreLinkError) -> AppStoreLink.Form {
    if case .same = self { return link.form }
    guard let app = link.form.appID else { throw .noApp }
    return switch self {
    case .same: link.form
    case .product, .smartBanner: .product(app: app)
    case .writeReview: .writeReview(app: app)
    case .reviews: .reviews(app: app)
    case .customPage(let page): .customPage(page, app: app)
    case .event(let event): .event(event, app: app)
    case .offerCode(let code): .offerCode(code, app: app)
    }
  }
}
