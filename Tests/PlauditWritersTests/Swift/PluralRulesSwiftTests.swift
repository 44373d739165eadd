import PlauditKit
import PlauditModel
import PlauditWriters
import TestSupport
import Testing

/// The generated selectors, compiled and run: every locale that ICU has rules for, every sample of
/// CLDR and the whole numbers from 0 to 1,200.
struct PluralRulesSwiftTests {
  private static let runtime = [
    "PluralCategory", "PluralOperands", "PluralOperands+Text",
  ].map { "Sources/PlauditKit/Messages/\($0).swift" }

  @Test(arguments: PluralKind.allCases)
  func selectorsChooseAsICU(kind: PluralKind) throws {
    let locales = ICU.pluralLocales(kind).filter { ICU.canonicalTag($0) != nil }
    var sets: [PluralRules: [String]] = [:]
    for locale in locales {
      sets[PluralRules.forLanguage(locale, kind: kind), default: []].append(locale)
    }
    let groups = sets.values.sorted { $0[0] < $1[0] }
    #expect(groups.count > 10)
    let lines = try SwiftProgram.run(Self.program(groups, kind), with: Self.runtime)
      .split(separator: "\n")
    var differences: [String] = []
    for (group, line) in zip(groups, lines) {
      let chosen = line.split(separator: " ").map(String.init)
      for locale in group {
        let expected = Self.expected(locale, kind)
        #expect(chosen.count == expected.count)
        for (place, (ours, theirs)) in zip(chosen, expected).enumerated() where ours != theirs {
          differences.append("\(locale) #\(place): \(ours), not \(theirs)")
        }
      }
    }
    #expect(lines.count == groups.count)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
  }

  private static func expected(_ locale: String, _ kind: PluralKind) -> [String] {
    let whole =
      Reference.pluralCategories(through: 1200, locale: locale, ordinal: kind == .ordinal) ?? []
    let rules = PluralRules.forLanguage(locale, kind: kind)
    return whole + samples(rules).map(\.category.rawValue)
  }

  private static func samples(
    _ rules: PluralRules
  ) -> [(category: PluralCategory, number: String)] {
    rules.categories.flatMap { category in
      let samples = rules.samples[category]
      return ((samples?.integers.numbers ?? []) + (samples?.decimals.numbers ?? []))
        .map { (category, $0) }
    }
  }

  /// Prints a line for each set of rules: the category of every number.
  private static func program(_ groups: [[String]], _ kind: PluralKind) -> String {
    let functions = groups.enumerated().map { place, group in
      let rules = PluralRules.forLanguage(group[0], kind: kind)
      let texts = samples(rules).map { "\"\($0.number)\"" }.joined(separator: ", ")
      return """
        func rules\(place)(_ number: PluralOperands) -> PluralCategory {
        \(PluralRulesSwift(rules).lines)}
        let samples\(place): [String] = [\(texts)]

        """
    }
    let calls = groups.indices.map { "show(rules\($0), samples\($0))\n" }
    return """
      func show(_ rules: (PluralOperands) -> PluralCategory, _ samples: [String]) {
        let numbers = (0...1200).map { PluralOperands($0) } + samples.compactMap { PluralOperands($0) }
        print(numbers.map { rules($0).rawValue }.joined(separator: " "))
      }
      \(functions.joined())\(calls.joined())
      """
  }
}
