extension AppStoreLink {
  /// The UUID of a custom product page, as App Store Connect shows it in the page's link.
  public struct PageID: Sendable, Hashable, CustomStringConvertible {
    /// In lower case, as Apple's links have it.
    public let text: String

    /// The same as ``text``.
    public var description: String { text }

    /// - Parameter text: 32 hexadecimal digits, in any case, in groups of 8, 4, 4, 4 and 12.
    /// - Throws: ``AppStoreLinkError/customPage(_:)``
    public init(_ text: String) throws(AppStoreLinkError) {
      let hyphens = [8, 13, 18, 23]
      let isUUID = text.utf8.enumerated().allSatisfy { offset, byte in
        hyphens.contains(offset) ? byte == UInt8(ascii: "-") : byte.hexValue != nil
      }
      guard isUUID, text.utf8.count == 36 else { throw .customPage(text) }
      self.init(checked: text.lowercased())
    }

    /// For generated code, whose UUIDs were checked when it was generated.
    public init(checked text: String) {
      self.text = text
    }
  }
}
