import PlauditKit
import PlauditModel
import PlauditWriters
import TestSupport
import Testing

/// Ranges of numbers in messages, held against ICU's NumberRangeFormatter and plural ranges.
struct RangeTests {
  @Test func rangesAreWrittenAndChooseAsInICU() throws {
    var random = SeededGenerator(seed: 20_261_130)
    let forms = PluralCategory.allCases.filter { $0 != .other }
    let choice = PluralChoice(
      argument: "n", kind: .cardinal,
      branches: (forms + [.other]).map { category in
        .init(
          selector: .category(category), pattern: [.argument("n"), .text(" " + category.rawValue)])
      })
    let message = try CompactWriter(arguments: ["n"]).message([.plural(choice)])
    for language in ICU.availableTags where ICU.canonicalTag(language) == language {
      let grammar = LanguageGrammar(language).runtime
      let listed = ICU.pluralRanges(for: language)
      func category(_ number: Int) -> String {
        Reference.pluralCategory(of: "\(number)", language: language) ?? ""
      }
      for _ in 0..<20 {
        let bound = [10, 200, 20_000, 2_000_000].randomElement(using: &random) ?? 10
        let first = Int.random(in: 0..<bound, using: &random)
        let range = first...first + Int.random(in: 1...bound, using: &random)
        let text = try #require(Reference.format(range, language: language))
        // For a pair that CLDR does not list, UTS 35 takes the category of the end; ICU takes other.
        let start = category(range.lowerBound)
        let end = category(range.upperBound)
        let category =
          listed.contains { $0.start.rawValue == start && $0.end.rawValue == end }
          ? try #require(Reference.pluralCategory(of: range, language: language)) : end
        #expect(
          grammar.text(compact: message, [range.messageArgument]) == "\(text) \(category)",
          "\(language) \(range)")
      }
    }
  }
}
