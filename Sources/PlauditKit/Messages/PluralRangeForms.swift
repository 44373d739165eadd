/// Which plural form a range takes (CLDR's `pluralRanges`).
struct PluralRangeForms: Sendable, Hashable {
  private let forms: [String: PluralCategory]

  /// - Parameter code: Three letters for each pair: start, end, form; separated by spaces.
  init(code: String) {
    let letters = Dictionary(
      uniqueKeysWithValues: PluralCategory.allCases.map { (CompactForm.letter(for: $0), $0) })
    var forms: [String: PluralCategory] = [:]
    for entry in code.split(separator: " ") where entry.count == 3 {
      forms[String(entry.prefix(2))] = entry.last.flatMap { letters[$0] }
    }
    self.forms = forms
  }

  func form(_ start: PluralCategory, _ end: PluralCategory) -> PluralCategory {
    guard !forms.isEmpty else { return end }
    return forms["\(CompactForm.letter(for: start))\(CompactForm.letter(for: end))"] ?? end
  }
}
