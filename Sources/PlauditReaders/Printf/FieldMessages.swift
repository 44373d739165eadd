import PlauditKit
import PlauditModel

/// What readers of Apple's formats say of the names in them.
extension Diagnostic.Message {
  static func keyTwice(_ key: String) -> Self {
    error("key-duplicate", "the key \(key) is written twice, and only one counts; keep one")
  }

  static func formTwice(_ category: String) -> Self {
    error(
      "plural-duplicate", "the form \(category) is written twice, and only one counts; keep one")
  }

  static func noCategory(_ word: String) -> Self {
    let categories = PluralCategory.allCases.map(\.rawValue)
    let hint = Suggestion.closest(to: word, among: categories).map { "did you mean \($0)?" }
    return error(
      "plural-unknown",
      "\(word) is no plural category; "
        + (hint ?? "write \(categories.joined(separator: ", "))"))
  }

  static func unknownField(_ name: String, _ suggestion: String?) -> Self {
    Self(
      "unknown-field", .note,
      "Xcode knows no field \(name) here and ignores it"
        + (suggestion.map { "; did you mean \($0)?" } ?? ""))
  }
}
