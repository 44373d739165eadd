package import PlauditModel

/// A language that ICU has no data for.
package final class LocaleUnknown: CatalogueCheck {
  package static let info = CheckInfo(
    "locale-unknown", .warning,
    why: """
      Without data every number takes the form other and is written as in English.
      """,
    wrong: #"xx"#,
    right: #"de"#)

  package init() {}

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for language in catalogue.languages {
      guard let tag = language.canonicalTag, !ICU.isKnown(tag) else { continue }
      findings.add(.unknown(language.tag), in: language)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ tag: String) -> Self {
    LocaleUnknown.info.message(
      "ICU \(ICU.version) knows no language \(tag), so every number takes the form other and is "
        + "written as in English")
  }
}
