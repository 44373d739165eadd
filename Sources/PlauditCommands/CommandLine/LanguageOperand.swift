import PlauditModel

/// A language that a command line names.
struct LanguageOperand {
  let tag: String

  /// Says so where ICU does not know the language: what follows is root's.
  init(_ word: String, _ console: Console) throws(CommandFailure) {
    guard let tag = ICU.canonicalTag(word) else {
      throw .usage("\(word) is not a language tag; write one such as pt-BR")
    }
    self.tag = tag
    if !ICU.isKnown(tag) {
      console.report(
        "warning: ICU \(ICU.version) knows no language \(tag): every number takes the form other")
    }
  }
}
