package import PlauditModel

/// One language under two tags, such as `zh-TW` and `zh-Hant`.
package final class LocaleDuplicate: CatalogueCheck {
  package static let info = CheckInfo(
    "locale-duplicate", .warning,
    why: """
      Both tags mean the same readers, who get texts from one of them only.
      """,
    wrong: #"zh-TW and zh-Hant"#,
    right: #"zh-Hant"#)

  package init() {}

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    var seen: [String: Language] = [:]
    for language in catalogue.languages {
      guard let likely = language.likelyTag else { continue }
      // One that is unknown is told as such. To know that takes longer than to look for a twin.
      guard let first = seen[likely], ICU.isKnown(first.tag) else {
        seen[likely] = language
        continue
      }
      if ICU.isKnown(language.tag) {
        findings.add(.duplicate(language.tag, first.tag, likely), in: language)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicate(_ tag: String, _ other: String, _ likely: String) -> Self {
    LocaleDuplicate.info.message(
      "\(tag) and \(other) are both \(likely), the same readers; keep one")
  }
}
