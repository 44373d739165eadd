extension AppStoreLink {
  /// A code that a link carries: an offer code, a promo code, the code of a TestFlight link.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The code as the link has it; its case counts.
    public let text: String

    /// The same as ``text``.
    public var description: String { text }

    /// - Parameter text: 1 to 64 ASCII letters and digits.
    /// - Throws: ``AppStoreLinkError/code(_:)``
    public init(_ text: String) throws(AppStoreLinkError) {
      guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(\.isLetterOrDigit) else {
        throw .code(text)
      }
      self.text = text
    }
  }
}
