extension AppStoreLink {
  /// An App Clip, with what its link tells it.
  public struct AppClip: Sendable, Hashable {
    /// The App Clip's own bundle identifier, as in `com.example.app.Clip`.
    public let bundleID: String
    /// What else the link says, in its order.
    public let parameters: [Parameter]

    /// Something that a link tells an App Clip.
    public struct Parameter: Sendable, Hashable {
      /// Not empty, and not `p`, which names the App Clip.
      public let name: String
      /// Any text.
      public let value: String

      /// - Throws: ``AppStoreLinkError/parameter(_:)``
      public init(_ name: String, _ value: String) throws(AppStoreLinkError) {
        guard !name.isEmpty, name != "p" else { throw .parameter(name) }
        self.name = name
        self.value = value
      }
    }

    /// - Parameters:
    ///   - bundleID: ASCII letters, digits, hyphens and full stops, at most 155.
    ///   - parameters: In the order that the link has them.
    /// - Throws: ``AppStoreLinkError/bundleID(_:)``
    public init(
      bundleID: String, parameters: [Parameter] = []
    ) throws(AppStoreLinkError) {
      let isBundleID = bundleID.utf8.allSatisfy {
        $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
      guard isBundleID, (1...155).contains(bundleID.utf8.count) else { throw .bundleID(bundleID) }
      self.bundleID = bundleID
      self.parameters = parameters
    }
  }
}
