import PlauditKit

/// A link or an app's number, as people paste it.
enum LinkOperand {
  static func link(_ word: String) throws(AppStoreLinkError) -> AppStoreLink {
    if let app = AppStoreLink.appID(word) { return AppStoreLink(.product(app: app)) }
    return try AppStoreLink(withScheme(trimmed(word)))
  }

  private static func trimmed(_ word: String) -> Substring {
    let isSpace = { (character: Character) in character.isWhitespace }
    let start = word.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return start[...last]
  }

  /// Browsers show links without their scheme.
  private static func withScheme(_ word: Substring) -> String {
    let host = word.prefix { $0 != "/" }.lowercased()
    return host == "apps.apple.com" || host == "itunes.apple.com"
      ? "https://\(word)" : String(word)
  }
}
