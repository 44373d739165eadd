// swift-format-ignore-file
// The names are Apple's, and so is their documentation.
/// What StoreKit declares that an app's own types could clash with.
public enum AppStore {
  public static func requestReview(in scene: Int) {}
}

public struct Storefront: Sendable {
  public let countryCode: String
  public static var current: Storefront? { get async { nil } }
}
