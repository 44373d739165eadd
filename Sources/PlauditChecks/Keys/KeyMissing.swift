package import PlauditModel

/// Messages that a language lacks, in one line for the language. What a CLDR parent has, as `pt` has
/// for `pt-PT`, is not missing.
package final class KeyMissing: MessageCheck, CatalogueCheck {
  package static let info = CheckInfo(
    "key-missing", .warning,
    why: """
      The texts are shown in the source language.
      """,
    wrong: #"fr lacks the message ratings-count"#,
    right: #"fr: ratings-count: …"#)

  private var found = KeysByLanguage()
  private var count = 0

  package init() {}

  package func check(_ message: WrittenMessage, _ findings: inout Findings) {
    guard message.isTranslatable, !message.isStale, message.source?.pattern.hasLetter ?? true
    else { return }
    count += 1
    guard message.texts.count < findings.languages.count else { return }
    // One with a fault, which is told, is not missing.
    let known = Set(message.texts.map(\.language.tag) + message.unread)
    for language in findings.languages where !known.contains(language.tag) {
      if language.canonicalTag != nil, language !== findings.sourceLanguage,
        !language.parents.contains(where: known.contains)
      {
        found.add(message.key, in: language)
      }
    }
  }

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for (language, keys) in found.all {
      findings.add(.missing(keys, of: count, catalogue.sourceLanguage.tag), in: language)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ keys: [String], of count: Int, _ source: String) -> Self {
    KeyMissing.info.message(
      "\(keys.count) of \(count) messages \(keys.count == 1 ? "is" : "are") missing and shown in \(source): "
        + KeysByLanguage.names(keys))
  }
}
