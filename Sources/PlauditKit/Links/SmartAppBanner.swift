public import Foundation

/// The tag that makes Safari show an app's banner above a web page. Documented, in "Promoting apps
/// with Smart App Banners".
public struct SmartAppBanner: Sendable, Hashable {
  /// The app's number.
  public let appID: UInt64
  /// What the app gets when the banner opens it.
  public let argument: URL?
  /// Who is credited with downloads.
  public let campaign: AppStoreLink.Campaign?
  /// The bundle identifier of an App Clip to open where the app is not installed.
  public let clip: AppStoreLink.AppClip?

  /// - Parameters:
  ///   - appID: The app's number.
  ///   - argument: What the app gets when the banner opens it.
  ///   - campaign: Who is credited with downloads.
  ///   - clip: An App Clip; its parameters are left out.
  public init(
    appID: UInt64, argument: URL? = nil, campaign: AppStoreLink.Campaign? = nil,
    clip: AppStoreLink.AppClip? = nil
  ) {
    self.appID = appID
    self.argument = argument
    self.campaign = campaign
    self.clip = clip
  }

  /// For the page's `<head>`.
  public var html: String {
    var parts = ["app-id=\(appID)"]
    if let clip { parts.append("app-clip-bundle-id=\(clip.bundleID)") }
    if let argument { parts.append("app-argument=\(Self.value(argument.absoluteString))") }
    if let campaign {
      parts.append("affiliate-data=pt=\(campaign.provider)&ct=\(campaign.encodedToken)")
    }
    let content = parts.joined(separator: ", ")
    return "<meta name=\"apple-itunes-app\" content=\"\(Self.attribute(content))\">"
  }

  /// Commas part the values.
  private static func value(_ text: String) -> String {
    text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
  }

  private static func attribute(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "\"": html += "&quot;"
      case "<": html += "&lt;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}
