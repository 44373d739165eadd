package import PlauditModel

/// Texts that are the source's, in one line for the language.
package final class Untranslated: TextCheck, CatalogueCheck {
  package static let info = CheckInfo(
    "untranslated", .note,
    why: """
      The text is a copy of the source's. Names may stay: list them in the manifest, under \
      `validate: {names: [GitHub]}`.
      """,
    wrong: #"en: "Settings", de: "Settings""#,
    right: #"de: "Einstellungen""#)

  private var found = KeysByLanguage()

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard text.isCopy, message.isTranslatable,
      !findings.names.contains(text.words(text.pattern))
    else { return }
    found.add(message.key, in: text.language)
  }

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for (language, keys) in found.all {
      findings.add(.untranslated(keys, catalogue.sourceLanguage.tag), in: language)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func untranslated(_ keys: [String], _ source: String) -> Self {
    Untranslated.info.message(
      "\(KeysByLanguage.count(keys)) as in \(source); translate, or list names that stay: "
        + KeysByLanguage.names(keys))
  }
}
