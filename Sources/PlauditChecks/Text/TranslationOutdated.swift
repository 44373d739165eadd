package import PlauditModel

/// A translation of a source text that has changed since.
package final class TranslationOutdated: TextCheck {
  package static let info = CheckInfo(
    "translation-outdated", .warning,
    why: """
      `plaudit accept` writes down for which source text a translation was accepted. When the source \
      changes, somebody has to look at the translation again.
      """,
    wrong: #"en: "Rate us" became "Write a review", de: "Bewerten""#,
    right: #"de: "Rezension schreiben", then plaudit accept"#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let lock = findings.lock, let source = message.source, text !== source,
      let accepted = lock.sources(message.key, text.language.tag),
      !accepted.contains(source.fingerprint)
    else { return }
    findings.add(
      .outdated(message.key, text.language.tag), at: text.offset, in: text, of: message)
  }
}

extension Diagnostic.Message {
  fileprivate static func outdated(_ key: String, _ language: String) -> Self {
    TranslationOutdated.info.message(
      "the source text has changed since this translation was accepted; correct it where needed, "
        + "then run plaudit accept --locale \(language) '\(key.onOneLine)'")
  }
}
