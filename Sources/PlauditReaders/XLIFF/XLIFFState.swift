import PlauditModel

/// The `state` of a target (XLIFF 1.2, section 2.3, and what Xcode writes).
struct XLIFFState {
  /// `nil` where none is told, or one that is not known.
  let state: WrittenText.State?
  let isKnown: Bool

  var isFinished: Bool { state == .translated }

  init(_ word: String?) {
    switch word {
    case nil: (state, isKnown) = (nil, true)
    case "new", "needs-translation": (state, isKnown) = (.new, true)
    case "translated", "final", "signed-off": (state, isKnown) = (.translated, true)
    case let word? where Self.unfinished.contains(word):
      (state, isKnown) = (.needsReview, true)
    // Programs may have states of their own.
    case let word?: (state, isKnown) = (nil, word.hasPrefix("x-"))
    }
  }

  static let words =
    ["new", "needs-translation", "translated", "final", "signed-off"] + unfinished

  private static let unfinished = [
    "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation",
  ]
}
