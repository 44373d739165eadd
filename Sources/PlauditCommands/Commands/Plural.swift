import PlauditKit
import PlauditModel

extension Command {
  static let plural = Command(
    Usage(
      name: "plural",
      summary: "tell which plural form a language takes for a number",
      synopsis: "plaudit plural LANGUAGE [--ordinal] [NUMBER…]",
      about: """
        Prints a line for each NUMBER: the number, a tab, its plural category. A number may have
        decimals, which count as they are written (1.0 is not 1), and may be compact (1.2c6 is 1.2
        million). Without a NUMBER it prints the language's categories, each with CLDR's sample
        numbers.
        """,
      operands: .languages,
      options: [
        .init("--ordinal", "the forms for ranking (1st, 2nd), not those for counting")
      ]),
    run: { options, environment throws(CommandFailure) in
      guard let word = options.operands.first else { throw .usage("a LANGUAGE is needed") }
      let language = try LanguageOperand(word, environment.console)
      let rules = PluralRules.forLanguage(
        language.tag, kind: options.has("--ordinal") ? .ordinal : .cardinal)
      let numbers = options.operands.dropFirst()
      for line in numbers.isEmpty ? list(rules) : try categories(of: numbers, rules) {
        try environment.print(line)
      }
      return .success
    })
}

private func categories(
  of numbers: some Sequence<String>, _ rules: PluralRules
) throws(CommandFailure) -> [String] {
  var lines: [String] = []
  for number in numbers {
    guard let operands = PluralOperands(number) else {
      throw .usage("\(number) is not a number; write one such as 21, 1.5 or 1.2c6")
    }
    lines.append("\(number)\t\(rules.category(for: operands).rawValue)")
  }
  return lines
}

/// A line for each category: its sample numbers without decimals, then those with.
private func list(_ rules: PluralRules) -> [String] {
  rules.categories.map { category in
    let samples = rules.samples[category]
    let lists = [samples?.integers, samples?.decimals].compactMap { $0 }
      .filter { !$0.runs.isEmpty }
      .map { ($0.texts + ($0.isOpen ? ["…"] : [])).joined(separator: ", ") }
    return ([category.rawValue] + lists).joined(separator: "\t")
  }
}
