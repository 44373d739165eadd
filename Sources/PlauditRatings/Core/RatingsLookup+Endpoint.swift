import Foundation

extension RatingsLookup {
  /// Where the lookup is: Apple's, or a stand-in for it.
  public struct Endpoint: Sendable, Hashable {
    /// The address without its query.
    let url: URL

    /// `https://itunes.apple.com/lookup`
    public static let apple = Self(url: URL(staticText: "https://itunes.apple.com/lookup"))

    private init(url: URL) { self.url = url }

    /// - Parameter text: A URL with `https` or `http`, with or without `/lookup` at its end.
    /// - Returns: `nil` where the text is no such URL.
    public init?(_ text: String) {
      guard let url = URL(string: text), let host = url.host(), !host.isEmpty,
        let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http",
        url.query() == nil, url.fragment() == nil
      else { return nil }
      self.url = url.lastPathComponent == "lookup" ? url : url.appending(path: "lookup")
    }

    /// Whether an answer may come from there: from this origin, or from Apple.
    func allows(_ redirect: URL) -> Bool {
      if Origin(redirect) == Origin(url) { return true }
      guard let origin = Origin(redirect), origin.scheme == "https", origin.port == 443 else {
        return false
      }
      return origin.host == "apple.com" || origin.host.hasSuffix(".apple.com")
    }
  }
}

/// What tells one server from another.
private struct Origin: Equatable {
  let scheme: String
  let host: String
  let port: Int

  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased() else {
      return nil
    }
    self.scheme = scheme
    self.host = host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}

extension URL {
  fileprivate init(staticText: StaticString) {
    guard let url = URL(string: "\(staticText)") else {
      preconditionFailure("a URL that is written in the code is one")
    }
    self = url
  }
}
