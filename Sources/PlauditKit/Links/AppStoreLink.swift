public import Foundation

/// Links to one app in the App Store.
public struct AppStoreLink: Sendable, Hashable {
  /// The number in the app's links, after "id".
  public let appID: UInt64
  /// The store's country as it stands in links: two lower-case letters. Without one the device
  /// opens the store that the account belongs to, which is what an app wants.
  public let country: String?

  /// - Parameters:
  ///   - appID: The number in the app's links, after "id".
  ///   - country: Two letters, as in "de"; anything else is left out.
  public init(appID: UInt64, country: String? = nil) {
    self.appID = appID
    self.country = country.flatMap { code in
      code.utf8.count == 2 && code.utf8.allSatisfy { (97...122).contains($0 | 32) }
        ? code.lowercased() : nil
    }
  }

  /// The app's page: the link that its share sheet gives, without the app's name.
  public var product: URL { url(query: "") }

  /// The page where a person writes a review. Apple documents `action=write-review`.
  public var writeReview: URL { url(query: "?action=write-review") }

  private func url(query: String) -> URL {
    let store = country.map { "/\($0)" } ?? ""
    guard let url = URL(string: "https://apps.apple.com\(store)/app/id\(appID)\(query)") else {
      preconditionFailure("two letters and digits always make a URL")
    }
    return url
  }
}
