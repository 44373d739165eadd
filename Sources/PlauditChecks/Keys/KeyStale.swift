package import PlauditModel

/// Messages that Xcode no longer finds in the code.
package final class KeyStale: MessageCheck, CatalogueCheck {
  package static let info = CheckInfo(
    "key-stale", .note,
    why: """
      Xcode has not found the key in the code when it last looked. Translators still see it.
      """,
    wrong: #""extractionState": "stale""#,
    right: #"remove the key, or use it"#)

  private var keys: [String] = []

  package init() {}

  package func check(_ message: WrittenMessage, _ findings: inout Findings) {
    if message.isStale { keys.append(message.key) }
  }

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    if !keys.isEmpty { findings.add(.stale(keys), in: catalogue.sourceLanguage) }
  }
}

extension Diagnostic.Message {
  fileprivate static func stale(_ keys: [String]) -> Self {
    KeyStale.info.message(
      "the code no longer has \(KeysByLanguage.count(keys, "message")); remove those that are not "
        + "needed: \(KeysByLanguage.names(keys))")
  }
}
