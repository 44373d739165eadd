import Mustache
import PlauditModel

/// The plural rules that a catalogue's languages need, each set once under the name of the first
/// language that has it.
struct RuleFunctions {
  private var functions: [(name: String, rules: PluralRules, languages: [String])] = []

  init(_ catalogue: Catalogue) {
    for kind in catalogue.ranks ? PluralKind.allCases : [.cardinal] {
      for language in catalogue.languages { add(kind, language) }
    }
  }

  private mutating func add(_ kind: PluralKind, _ language: String) {
    let rules = PluralRules.forLanguage(language, kind: kind)
    let prefix = kind.rawValue
    if let known = functions.firstIndex(where: {
      $0.name.hasPrefix(prefix) && $0.rules.rules == rules.rules
    }) {
      functions[known].languages.append(language)
    } else {
      let name = languageCase("\(prefix)-\(language)")
      functions.append((name: name, rules: rules, languages: [language]))
    }
  }

  /// The function that a language selects by; `nil` where no message needs it.
  func name(of kind: PluralKind, for language: String) -> String? {
    functions.first { $0.name.hasPrefix(kind.rawValue) && $0.languages.contains(language) }?.name
  }

  var values: [MustacheValue] {
    functions.map { function in
      let rules = PluralRulesSwift(function.rules)
      return [
        "name": .string(function.name),
        "languages": .string(function.languages.joined(separator: ", ")),
        "remainders": .list(
          rules.remainders.map { ["name": .string($0.name), "value": .string($0.value)] }),
        "branches": .list(
          rules.branches.map {
            ["condition": .string($0.condition), "category": .string($0.category)]
          }),
      ]
    }
  }
}
