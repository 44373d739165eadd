import PlauditModel

/// The languages of a String Catalog. Messages mostly have the same ones in the same order, so the
/// language after the last one is tried first.
final class LanguageTable {
  private let document: JSONDocument
  private var order: [(key: JSONDocument.Index, language: Language)] = []
  private var byTag: [String: Language]
  /// Where in `order` a tag is.
  private var positions: [String: Int] = [:]
  private var next = 0

  init(_ document: JSONDocument, source: Language) {
    self.document = document
    byTag = [source.tag: source]
  }

  var all: [Language] { byTag.values.sorted { $0.tag < $1.tag } }

  /// Whether a key names the language.
  func isNamed(_ language: Language) -> Bool { positions[language.tag] != nil }

  /// The language that a key names.
  func language(_ key: JSONDocument.Index) -> Language? {
    for _ in 0..<2 {
      if next < order.count, document.isSame(order[next].key, key) {
        next += 1
        return order[next - 1].language
      }
      next = 0
    }
    guard let tag = document.string(key) else { return nil }
    if let position = positions[tag] {
      next = position + 1
      return order[position].language
    }
    let language = byTag[tag] ?? Language(tag, at: document.location(of: key))
    byTag[tag] = language
    positions[tag] = order.count
    order.append((key, language))
    next = order.count
    return language
  }
}
