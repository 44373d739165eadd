package import PlauditModel

/// A translation whose key the source language does not have: no app can show it.
package final class KeyExtra: MessageCheck, CatalogueCheck {
  package static let info = CheckInfo(
    "key-extra", .warning,
    why: """
      No app can show it. Mostly the key was renamed, or has a slip.
      """,
    wrong: #"en: {ratings: …}, ru: {ratigns: …}"#,
    right: #"ru: {ratings: …}"#)

  private var keys: [String] = []

  package init() {}

  package func check(_ message: WrittenMessage, _ findings: inout Findings) {
    keys.append(message.key)
  }

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    let known = Suggestion(among: keys)
    for language in catalogue.languages {
      var suggestion = known
      for key in catalogue.extraKeys[language.tag] ?? [] {
        findings.add(
          .extra(key.value, suggestion.closest(to: key.value)), at: key.location,
          about: Diagnostic.Subject(key: key.value, language: language.tag))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func extra(_ key: String, _ suggestion: String?) -> Self {
    KeyExtra.info.message(
      "the source language has no message \(key)"
        + (suggestion.map { "; did you mean \($0)?" } ?? "; remove it"))
  }
}
