public import Foundation

/// A link to something in the App Store: built from its parts, or read from a link that somebody
/// shared.
///
/// ```swift
/// AppStoreLink(.writeReview(app: 777_319_358)).url
/// try AppStoreLink("https://itunes.apple.com/us/app/immigration/id777319358?mt=8").in(.de).url
/// ```
///
/// Two links are equal when they open the same thing, however they were written: ``string`` has one
/// spelling for each.
public struct AppStoreLink: Sendable, Hashable {
  /// What the link opens.
  public let form: Form
  /// The country whose store the page is in. Without one the device opens the store that the
  /// account belongs to, which is what an app wants; `nil` too where the form knows no countries.
  public let country: StoreCountry?
  /// The app's or developer's name as the link has it, without percent-encoding. It is there for
  /// people: stores find the page by its number.
  public let slug: String?
  /// Who is credited with downloads in App Store Connect's analytics.
  public let campaign: Campaign?
  /// Where the app runs.
  public let media: Media

  /// - Parameters:
  ///   - form: What the link opens.
  ///   - country: Left out of forms that know no countries.
  ///   - slug: A name for people, left out of forms that have none.
  ///   - campaign: Left out of forms that do not lead to an app.
  ///   - media: Where the app runs; links to Mac apps say so.
  public init(
    _ form: Form, in country: StoreCountry? = nil, slug: String? = nil, campaign: Campaign? = nil,
    media: Media = .iOS
  ) {
    let isApp = form.appID != nil
    let isPage = isApp || form.isDeveloper
    self.form = form
    self.country = isPage ? country : nil
    self.slug = isPage ? slug.flatMap(Self.name) : nil
    self.campaign = isApp ? campaign : nil
    self.media = isApp ? media : .iOS
  }

  /// A path segment that a URL keeps, and that is not what stands for the app's name in the
  /// campaign links that Apple makes.
  private static func name(_ slug: String) -> String? {
    switch slug.utf8.first {
    case nil: nil
    case UInt8(ascii: "."): slug == "." || slug == ".." ? nil : slug
    case UInt8(ascii: "a"): slug == "apple-store" ? nil : slug
    default: slug
    }
  }

  /// The same page in another country's store. Links without countries stay as they are.
  ///
  /// - Parameter country: `nil` for the store of the account. The name goes with the country then,
  ///   since it is in that country's language.
  public func `in`(_ country: StoreCountry?) -> AppStoreLink {
    AppStoreLink(
      form, in: country, slug: country == nil ? nil : slug, campaign: campaign, media: media)
  }

  /// Something else with the same country, name and campaign, where they have a meaning.
  public func opening(_ form: Form) -> AppStoreLink {
    AppStoreLink(form, in: country, slug: slug, campaign: campaign, media: media)
  }

  /// The same link, counted for a campaign.
  public func counted(for campaign: Campaign) -> AppStoreLink {
    AppStoreLink(form, in: country, slug: slug, campaign: campaign, media: media)
  }

  /// The page where a person writes a review of the app that a shared link leads to, in the store
  /// of their own account.
  ///
  /// - Parameter link: Any link to the app, as it was pasted.
  /// - Throws: Why `link` leads to no app in the App Store.
  public static func writeReview(for link: String) throws(AppStoreLinkError) -> AppStoreLink {
    let link = try AppStoreLink(link)
    guard let app = link.form.appID else { throw .noApp }
    return link.opening(.writeReview(app: app)).in(nil)
  }

  /// The link with `https`, which opens the App Store on Apple's devices and a web page elsewhere.
  public var url: URL { url(.https) }

  /// - Parameter scheme: Left as `https` by forms that Apple's other schemes do not know.
  public func url(_ scheme: Scheme) -> URL {
    guard let url = URL(string: string(scheme)) else {
      preconditionFailure("a link holds nothing but what RFC 3986 allows")
    }
    return url
  }
}

extension AppStoreLink: CustomStringConvertible {
  /// The same as ``string``.
  public var description: String { string }
}
