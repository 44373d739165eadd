import PlauditKit
package import PlauditModel

/// A number before a noun without forms, or forms kept in keys of their own.
package final class PluralByHand: MessageCheck, CatalogueCheck {
  package static let info = CheckInfo(
    "plural-by-hand", .note,
    why: """
      A number before a noun needs forms, and an `if` in the app knows those of English only. \
      Write one message with forms.
      """,
    wrong: #"en: "%lld votes""#,
    right: #"en: {one: "%lld vote", other: "%lld votes"}"#)

  private var counted: [String] = []
  private var stems: [String: Set<String>] = [:]

  package init() {}

  package func check(_ message: WrittenMessage, _ findings: inout Findings) {
    if let stem = Self.stem(message.key) { stems[stem, default: []].insert(message.key) }
    guard let source = message.source, message.isTranslatable, !source.isPlural,
      source.references.isEmpty, source.language.cardinals.formCount > 1, countsNoun(source)
    else { return }
    counted.append(message.key)
  }

  /// Whether a whole number stands before a word.
  private func countsNoun(_ text: WrittenText) -> Bool {
    zip(text.pattern.pieces, text.pattern.pieces.dropFirst()).contains { piece, next in
      guard case .placeholder(let index) = piece, case .text(let words) = next,
        text.placeholders[index].type == .integer
      else { return false }
      let scalars = words.unicodeScalars
      // What is shorter than this is a unit or an abbreviation.
      return scalars.first == " "
        && scalars.dropFirst().prefix(while: \.properties.isAlphabetic).count >= 4
    }
  }

  /// `votes` of `votes_one` and `votes.other`.
  private static func stem(_ key: String) -> String? {
    let endings = ["one", "few", "many", "other", "singular", "plural"]
    guard let mark = key.lastIndex(where: { "._-".contains($0) }),
      endings.contains(key[key.index(after: mark)...].lowercased())
    else { return nil }
    return String(key[..<mark])
  }

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    let siblings = stems.values.filter { $0.count > 1 }.joined()
    let keys = counted.filter { !siblings.contains($0) }
    if !keys.isEmpty { findings.add(.counted(keys), in: catalogue.sourceLanguage) }
    if !siblings.isEmpty {
      findings.add(.siblings(siblings.sorted()), in: catalogue.sourceLanguage)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func counted(_ keys: [String]) -> Self {
    PluralByHand.info.message(
      "numbers stand before words without plural forms in \(KeysByLanguage.count(keys)); add one and "
        + "other: "
        + KeysByLanguage.names(keys))
  }

  fileprivate static func siblings(_ keys: [String]) -> Self {
    PluralByHand.info.message(
      "\(keys.count) keys are forms of other keys; make each group one message with plural forms: "
        + KeysByLanguage.names(keys))
  }
}
