import PlauditModel

/// A language that a command line names.
struct LanguageOperand {
  let tag: String

  /// Says so where ICU does not know the language: what follows is root's.
  init(_ word: String, _ console: Console) throws(CommandFailure) {
    guard let tag = ICU.canonicalTag(word) else {
      throw .usage("\(word) is not a language tag; write one such as pt-BR")
    }
    self.tag = tag
    if !ICU.isKnown(tag) {
      console.report(
        "warning: ICU \(ICU.version) knows no language \(tag): every number takes the form other")
    }
  }

  /// Reads a list such as `ru,ar`.
  ///
  /// - Parameter known: The languages that there are texts in.
  static func tags(_ list: String, among known: [String]) throws(CommandFailure) -> [String] {
    var tags: [String] = []
    for word in list.split(separator: ",").map(String.init) {
      guard let tag = known.first(where: { $0 == word || $0 == ICU.canonicalTag(word) }) else {
        throw .usage("no texts in \(word); write one of \(known.joined(separator: ", "))")
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
