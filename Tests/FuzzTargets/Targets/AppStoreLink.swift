import Foundation
import PlauditKit

extension FuzzTarget {
  /// A link that somebody pasted.
  static let appStoreLink = FuzzTarget("app-store-link") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = AppStoreLink.appID(text)
    guard let link = try? AppStoreLink(text) else { return }
    require((try? AppStoreLink(link.string)) == link, "\(link) is read otherwise")
    for scheme in [AppStoreLink.Scheme.https, .itmsApps, .macAppStore] {
      require((try? AppStoreLink(link.url(scheme))) == link, "\(link) in \(scheme)")
    }
    let host = URLComponents(string: text)?.host?.lowercased() ?? ""
    require(host.hasSuffix("apple.com") || host.hasSuffix("apple.com."), "\(text) is of \(host)")
    if let app = link.form.appID {
      _ = try? AppStoreLink.writeReview(for: text)
      let banner = SmartAppBanner(appID: app, argument: link.url, campaign: link.campaign).html
      require(!banner.dropFirst().dropLast().contains { "<>".contains($0) }, banner)
    }
  }
}
