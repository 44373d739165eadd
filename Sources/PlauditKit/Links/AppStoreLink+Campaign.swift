extension AppStoreLink {
  /// A campaign in App Store Connect's analytics: `pt`, `ct` and `mt`. Documented: data shows up
  /// after five people's first downloads.
  public struct Campaign: Sendable, Hashable {
    /// The number of the developer's account (`pt`), which App Store Connect puts into the campaign
    /// links that it makes.
    public let provider: UInt64
    /// The campaign's name (`ct`).
    public let token: String

    /// - Parameters:
    ///   - provider: The number of the developer's account.
    ///   - token: At most 30 ASCII letters, digits, spaces and marks (all but the backquote and `^`),
    ///     with no space at either end.
    /// - Throws: ``AppStoreLinkError/campaignToken(_:)``
    public init(provider: UInt64, token: String) throws(AppStoreLinkError) {
      guard Self.isToken(token) else { throw .campaignToken(token) }
      self.init(provider: provider, checkedToken: token)
    }

    /// For generated code, whose tokens were checked when it was generated.
    public init(provider: UInt64, checkedToken token: String) {
      self.provider = provider
      self.token = token
    }

    /// The rule of "Campaign links" in Apple's help for analytics. Apple prints its two quotation
    /// marks curly; the straight ones are taken too.
    private static func isToken(_ token: String) -> Bool {
      let space = UInt8(ascii: " ")
      guard let first = token.utf8.first, first != space, token.utf8.last != space else {
        return false
      }
      var count = 0
      for scalar in token.unicodeScalars {
        count += 1
        switch scalar {
        case "`", "^": return false
        case " "..."~", "\u{2018}", "\u{201C}": break
        default: return false
        }
      }
      return count <= 30
    }
  }
}
