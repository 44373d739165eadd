package import PlauditModel

/// A language tag that is none.
package final class LocaleInvalid: CatalogueCheck {
  package static let info = CheckInfo(
    "locale-invalid", .error,
    why: """
      No device asks for the language, so nobody sees its texts.
      """,
    wrong: #"english"#,
    right: #"en"#)

  package init() {}

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for language in catalogue.languages where language.canonicalTag == nil {
      findings.add(.invalid(language.tag), in: language)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func invalid(_ tag: String) -> Self {
    LocaleInvalid.info.message(
      "\(tag) is not a language tag; write one such as en, pt-BR or zh-Hant")
  }
}
