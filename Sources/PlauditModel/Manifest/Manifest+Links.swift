package import PlauditKit

extension Manifest {
  /// The links that an app wants besides those that every app has.
  package struct Links: Sendable, Hashable {
    /// In the order written.
    package let campaigns: [Entry<AppStoreLink.Campaign>]
    /// In the order written.
    package let customPages: [Entry<AppStoreLink.PageID>]

    package init(
      campaigns: [Entry<AppStoreLink.Campaign>] = [], customPages: [Entry<AppStoreLink.PageID>] = []
    ) {
      self.campaigns = campaigns
      self.customPages = customPages
    }

    package struct Entry<Value: Sendable & Hashable>: Sendable, Hashable {
      package let key: Located<String>
      /// The key as a Swift name, unlike every other's.
      package let name: String
      package let value: Value

      package init(key: Located<String>, name: String, value: Value) {
        self.key = key
        self.name = name
        self.value = value
      }
    }
  }
}
