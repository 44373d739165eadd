public import Foundation

extension AppStoreLink {
  /// Reads a link as people share it: from `apps.apple.com`, the older `itunes.apple.com` or one of
  /// Apple's schemes, with or without a country, a name, and the query that sharing adds.
  ///
  /// What the value has no place for (`uo`, `ls`, `at`, `l`, a fragment) is left out.
  ///
  /// - Throws: Why it is no link of the App Store's. Links that only look like one are refused.
  public init(_ text: String) throws(AppStoreLinkError) {
    var text = text
    self = try text.withUTF8 { bytes in
      Result { () throws(AppStoreLinkError) in try LinkParser(bytes).link() }
    }.get()
  }

  /// Reads a link as people share it, as ``init(_:)-(String)`` does.
  public init(_ url: URL) throws(AppStoreLinkError) {
    try self.init(url.absoluteString)
  }

  /// The number that an app's links have: ASCII digits, after an optional `id`.
  ///
  /// - Returns: `nil` for anything else, and for numbers of 2^64 or more.
  public static func appID(_ text: some StringProtocol) -> UInt64? {
    let digits = text.hasPrefix("id") ? text.dropFirst(2) : text[...]
    guard digits.utf8.first.map({ $0.isDigit }) ?? false else { return nil }
    return UInt64(digits)
  }
}
