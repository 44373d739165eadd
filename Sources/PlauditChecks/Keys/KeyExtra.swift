package import PlauditModel

/// A translation whose key the source language does not have: no app can show it.
package struct KeyExtra: Check {
  package init() {}

  package func run(_ catalogue: Catalogue, into diagnostics: inout Diagnostics) {
    let known = Suggestion(among: catalogue.messages.map(\.key.value))
    for language in catalogue.languages {
      var suggestion = known
      for key in catalogue.extraKeys[language] ?? [] {
        diagnostics.add(
          .keyExtra(key.value, suggestion.closest(to: key.value)), at: key.location)
      }
    }
  }
}

extension Diagnostic.Message {
  package static func keyExtra(_ key: String, _ suggestion: String?) -> Self {
    warning(
      "key-extra",
      "the source language has no message \(key)"
        + (suggestion.map { "; did you mean \($0)?" } ?? "; remove it"))
  }
}
