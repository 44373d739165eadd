package import PlauditModel

/// Texts that are not finished, in one line for the language.
package final class StateUnfinished: MessageCheck, CatalogueCheck {
  package static let info = CheckInfo(
    "state-unfinished", .note,
    why: """
      The text waits for a translation or for a review.
      """,
    wrong: #""state": "needs_review""#,
    right: #""state": "translated""#)

  private var new = KeysByLanguage()
  private var inReview = KeysByLanguage()

  package init() {}

  package func check(_ message: WrittenMessage, _ findings: inout Findings) {
    guard message.isTranslatable, !message.isStale else { return }
    for text in message.texts where text !== message.source {
      switch text.state {
      case .new: new.add(message.key, in: text.language)
      case .needsReview: inReview.add(message.key, in: text.language)
      default: break
      }
    }
  }

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for (language, keys) in new.all { findings.add(.new(keys), in: language) }
    for (language, keys) in inReview.all { findings.add(.inReview(keys), in: language) }
  }
}

extension Diagnostic.Message {
  fileprivate static func new(_ keys: [String]) -> Self {
    StateUnfinished.info.message(
      "no translation yet of \(KeysByLanguage.count(keys)): \(KeysByLanguage.names(keys))")
  }

  fileprivate static func inReview(_ keys: [String]) -> Self {
    StateUnfinished.info.message(
      "no review yet of \(KeysByLanguage.count(keys)): \(KeysByLanguage.names(keys))")
  }
}
