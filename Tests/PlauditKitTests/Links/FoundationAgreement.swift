import Foundation
import PlauditKit
import Testing

/// Expects what the link says to be what `URLComponents` reads in a text that it was read from or
/// written to.
func expectFoundationAgrees(
  _ link: AppStoreLink, with text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  guard let components = URLComponents(string: text) else {
    Issue.record("Foundation does not read \(text)", sourceLocation: sourceLocation)
    return
  }
  let host = (components.host ?? "").lowercased()
  let name = host.hasSuffix(".") ? String(host.dropLast()) : host
  #expect(
    [
      "apps.apple.com", "itunes.apple.com", "geo.itunes.apple.com", "testflight.apple.com",
      "appclip.apple.com",
    ].contains(name), "\(text)", sourceLocation: sourceLocation)
  #expect(components.user == nil && components.password == nil, sourceLocation: sourceLocation)
  #expect([nil, 443].contains(components.port), sourceLocation: sourceLocation)

  func value(_ name: String) -> String? {
    components.queryItems?.first { $0.name == name }.map { $0.value ?? "" }
  }
  let segments = components.percentEncodedPath.split(separator: "/").map {
    String($0).removingPercentEncoding
  }
  let last = segments.last.flatMap { $0 } ?? ""
  if let country = link.country {
    #expect(
      segments.first == .some(country.alpha2) || segments.first??.lowercased() == country.alpha2)
  }
  if let slug = link.slug {
    #expect(segments.dropLast().last == .some(slug), "\(text)", sourceLocation: sourceLocation)
  }
  if let campaign = link.campaign {
    #expect(value("pt").flatMap { UInt64($0) } == campaign.provider)
    #expect(value("ct") == campaign.token, "\(text)", sourceLocation: sourceLocation)
  }
  if link.media == .mac { #expect(value("mt") == "12") }

  let id = last.hasPrefix("id") ? UInt64(last.dropFirst(2)) : value("id").flatMap { UInt64($0) }
  let agrees =
    switch link.form {
    case .product(let app): id == app && value("action") != "write-review"
    case .writeReview(let app): id == app && value("action") == "write-review"
    case .reviews(let app):
      id == app && (value("see-all") == "reviews" || last == "viewContentsUserReviews")
    case .customPage(let page, let app): id == app && value("ppid")?.lowercased() == page.text
    case .event(let event, let app): id == app && value("eventid").flatMap { UInt64($0) } == event
    case .developer(let developer): id == developer
    case .offerCode(let code, let app):
      id == app && value("code") == code.text && value("ctx") == "offercodes"
    case .promoCode(let code): value("code") == code.text && last == "redeem"
    case .subscriptions: last == "subscriptions"
    case .testFlight(let code): last == code.text
    case .appClip(let clip):
      value("p") == clip.bundleID
        && components.queryItems?.filter {
          $0.name != "p" && !($0.name.isEmpty && ($0.value ?? "").isEmpty)
        }
        .map { [$0.name, $0.value ?? ""] }
          == clip.parameters.map { [$0.name, $0.value] }
    }
  #expect(agrees, "\(text)", sourceLocation: sourceLocation)
}
