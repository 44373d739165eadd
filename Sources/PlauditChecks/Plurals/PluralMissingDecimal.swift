import PlauditKit
package import PlauditModel

/// A form that the language needs for numbers with decimals alone; an error where the text shows
/// such numbers.
package final class PluralMissingDecimal: PluralCheck, CatalogueCheck {
  package static let info = CheckInfo(
    "plural-missing-decimal", .note,
    why: """
      Only numbers with decimals take the form. It is an error where the text shows such \
      numbers, as `%.1f` does.
      """,
    wrong: #"cs: {one: "%.1f metr", few: "%.1f metry", other: "%.1f metrů"}"#,
    right: #"cs: {one: "%.1f metr", few: "%.1f metry", many: "%.1f metru", other: "%.1f metrů"}"#)

  private var found = KeysByLanguage()

  package init() {}

  package func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings
  ) {
    guard choice.pluralKind == .cardinal, choice.has(.other) else { return }
    let missing = choice.missing(in: text.language.cardinals, need: .decimals)
    guard !missing.isEmpty else { return }
    let showsDecimals =
      choice.argument.map { argument in
        message.type(of: argument) == .number
          || text.placeholders.contains { $0.argument == argument && $0.type == .number }
      } ?? false
    if showsDecimals {
      findings.add(.missing(missing, text.language.tag), at: choice.offset, in: text, of: message)
    } else {
      found.add(message.key, in: text.language)
    }
  }

  package func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for (language, keys) in found.all {
      let category = language.cardinals.categories.first {
        language.cardinals.need($0) == .decimals
      }
      guard let category else { continue }
      findings.add(
        .missing(keys, category.rawValue, language.cardinals.numbers(category)), in: language)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ forms: [WrittenChoice.MissingForm], _ language: String) -> Self
  {
    PluralMissingDecimal.info.message(
      WrittenChoice.MissingForm.phrase(forms, in: language), severity: .error)
  }

  fileprivate static func missing(_ keys: [String], _ category: String, _ numbers: String) -> Self {
    PluralMissingDecimal.info.message(
      "the form \(category), which only numbers with decimals (\(numbers)) take, is missing in "
        + "\(KeysByLanguage.count(keys)): \(KeysByLanguage.names(keys))")
  }
}
