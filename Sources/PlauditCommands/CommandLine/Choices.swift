import PlauditChecks
import PlauditKit
import PlauditModel

/// What a shell can offer for a word.
package indirect enum Choices: Sendable {
  case anything
  case paths
  case words([String])
  /// Ids of checks.
  case checks
  case languages
  /// Names of policies.
  case presets
  /// Codes of countries, or some other word.
  case storefronts(or: [String] = [])
  /// Several, with commas between.
  case list(Choices)

  /// The words that there are, where they are known.
  var words: [String] {
    switch self {
    case .anything, .paths: []
    case .words(let words): words
    case .checks: Checks.ids
    case .languages: IncludedWords.languages
    case .presets: Manifest.ReviewPrompt.Preset.allCases.map(\.rawValue)
    case .storefronts(let others): StoreCountry.allCases.map(\.alpha2) + others
    case .list(let choices): choices.words
    }
  }
}
