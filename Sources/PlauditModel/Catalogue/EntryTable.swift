/// The entries of a translation, to be found by the source's keys.
struct EntryTable: Sendable {
  private let entries: [MessageEntry]
  /// `nil` where the keys are the source's, in its order: then the place tells.
  private let byKey: [String: MessageEntry]?

  init(_ entries: [MessageEntry], like source: [MessageEntry]) {
    self.entries = entries
    byKey =
      Self.isAlike(entries, source)
      ? nil
      : Dictionary(entries.map { ($0.key.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter place: Where the key stands in the source.
  func entry(_ key: String, at place: Int) -> MessageEntry? {
    if let byKey { byKey[key] } else { entries[place] }
  }

  /// Whether both have the same keys in the same order, as most translations have.
  static func isAlike(_ entries: [MessageEntry], _ source: [MessageEntry]) -> Bool {
    entries.count == source.count
      && zip(entries, source).allSatisfy { $0.key.value == $1.key.value }
  }
}
