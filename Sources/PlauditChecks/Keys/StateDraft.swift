package import PlauditModel

/// A language whose texts nobody has read whose language it is.
package final class StateDraft: CatalogueCheck {
  package static let info = CheckInfo(
    "state-draft", .note,
    why: """
      Rules see that every form is there, and not whether it reads well. The file of the texts, or of \
      the included words, says that they are a draft.
      """,
    wrong: #"state: draft"#,
    right: #"state: reviewed, once a native reader has read the texts"#)

  package init() {}

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for language in catalogue.languages where language.isDraft {
      findings.add(.draft(language.tag), in: language)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func draft(_ tag: String) -> Self {
    StateDraft.info.message(
      "the texts in \(tag) are a draft: checked by rules, not by a native reader; have one read them, "
        + "then write state: reviewed")
  }
}
