package import PlauditModel

/// A language tag in a form that is out of use.
package final class LocaleNoncanonical: CatalogueCheck {
  package static let info = CheckInfo(
    "locale-noncanonical", .warning,
    why: """
      Systems look for the canonical tag; old ones such as `iw` may not be found.
      """,
    wrong: #"iw, en_US"#,
    right: #"he, en-US"#)

  package init() {}

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for language in catalogue.languages {
      // One that is unknown is so in any spelling.
      guard let tag = language.canonicalTag, tag != language.tag, ICU.isKnown(tag) else {
        continue
      }
      findings.add(.noncanonical(language.tag, tag), in: language)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noncanonical(_ tag: String, _ canonical: String) -> Self {
    LocaleNoncanonical.info.message("\(tag) is written \(canonical) today; rename it")
  }
}
