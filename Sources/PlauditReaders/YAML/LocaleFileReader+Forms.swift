import PlauditKit
import PlauditModel

extension LocaleFileReader {
  /// A pattern, or forms by the numbers that they are for.
  mutating func readSource(_ name: String, _ node: YAMLNode) -> MessageSource? {
    guard case .mapping(let mapping) = node.content, !mapping.looksLikeText else {
      return node.text(name, into: &diagnostics).map { .pattern($0) }
    }
    guard !mapping.entries.isEmpty else {
      diagnostics.add(.noForms(name), at: node.location)
      return nil
    }
    var lines = FirstLines<FormSelector>()
    var forms: [Form] = []
    for entry in mapping.entries {
      let text = entry.value.text(entry.key.value, into: &diagnostics)
      let selector = readSelector(entry.key)
      guard !entry.isRepeated, let selector else { continue }
      let first = lines.line(of: selector.value.canonical, at: entry.key.location.line)
      if let first {
        diagnostics.add(.repeatedForm(entry.key.value, firstLine: first), at: entry.key.location)
      } else if let text {
        forms.append(Form(selector: selector, text: text))
      }
    }
    return forms.count == mapping.entries.count ? .forms(forms) : nil
  }

  private mutating func readSelector(_ key: Located<String>) -> Located<FormSelector>? {
    guard let selector = FormSelector(key.value) else {
      diagnostics.add(
        key.value.hasPrefix("=") ? .notExactNumber(key.value) : .unknownCategory(key.value),
        at: key.location)
      return nil
    }
    return Located(selector, at: key.location)
  }
}

extension Diagnostic.Message {
  fileprivate static func noForms(_ name: String) -> Self {
    .error("value-missing", "`\(name)` has no text: write one, or forms like `other: \"…\"`")
  }

  fileprivate static func repeatedForm(_ selector: String, firstLine: Int) -> Self {
    .error(
      "plural-duplicate",
      "the form `\(selector)` is for the same number as the one on line \(firstLine): remove one")
  }

  fileprivate static func notExactNumber(_ word: String) -> Self {
    .error("plural-unknown", "`\(word)` is not a number: write one after `=`, like `=0`")
  }

  fileprivate static func unknownCategory(_ word: String) -> Self {
    let categories = PluralCategory.allCases.map(\.rawValue)
    // What other tools and grammar books call the two categories of English.
    let synonyms = ["singular": "one", "plural": "other"]
    let nearest = Suggestion.closest(to: word, among: categories + synonyms.keys.sorted())
    let hint = nearest.map { "did you mean `\(synonyms[$0] ?? $0)`?" }
    return .error(
      "plural-unknown",
      "`\(word)` is not a plural category: "
        + (hint ?? "write \(list(categories)) or a number like `=0`"))
  }
}
