import PlauditKit
import PlauditModel
import PlauditWriters

/// Numbers to show a message for: some that people meet, and one at least for every form.
struct WordsSamples {
  private let message: Message
  private let pattern: Pattern
  private let language: String
  private let renderer: MessageRenderer

  /// What the message says for one number.
  struct Row {
    /// As code would write it: `1200`, `4.5`.
    let number: String
    /// The form that the number takes: `=0`, `few`; `nil` where the message has one text for all.
    let form: String?
    let text: String
  }

  /// - Returns: `nil` where the message has no text in the language.
  init?(_ message: Message, in language: String) {
    guard let text = message.texts[language] else { return nil }
    self.message = message
    self.language = language
    renderer = MessageRenderer(language)
    pattern = text.pattern
  }

  /// The text of a message without numbers.
  var plainText: String? { numbered == nil ? renderer.text(pattern, [:]) : nil }

  var rows: [Row] {
    let usual = usualNumbers.compactMap(row)
    let shown = Set(usual.compactMap(\.form))
    let rest =
      plural?.branches.map(\.selector)
      .filter { !shown.contains($0.description) }.compactMap(sample).compactMap(row) ?? []
    return (usual + rest).sorted { (Double($0.number) ?? 0) < (Double($1.number) ?? 0) }
  }

  /// The message's one plural, where it has one.
  private var plural: PluralChoice? {
    guard case .plural(let choice)? = pattern.first, pattern.count == 1 else { return nil }
    return choice
  }

  /// The argument that is another in each row.
  private var numbered: Argument? {
    message.arguments.first { $0.name == plural?.argument } ?? message.arguments.first
  }

  private var usualNumbers: [String] {
    guard let numbered else { return [] }
    if numbered.type == .number {
      return pattern.numberStyles.isEmpty
        ? (0...10).map { $0.isMultiple(of: 2) ? "\($0 / 2)" : "\($0 / 2).5" }
        : ["1", "3.5", "4.7", "5"]
    }
    return plural?.style.notation == .plain
      ? ["0", "1", "2", "3", "5", "11", "21", "22", "100", "101", "1234", "1000000"]
      : ["0", "1", "2", "5", "21", "999", "1000", "1234", "15000", "1000000", "1200000"]
  }

  /// A number that takes a form: a whole one where any does, and else one whose decimals show.
  private func sample(_ selector: FormSelector) -> String? {
    switch selector {
    case .exact(let number): return number
    case .category(let category):
      return PluralRules.forLanguage(language, kind: .cardinal).sample(of: category)
    }
  }

  private func row(_ number: String) -> Row? {
    guard let numbered else { return nil }
    var values = Dictionary(
      message.arguments.map { ($0.name, Self.average) }, uniquingKeysWith: { first, _ in first })
    values[numbered.name] = MessageArgument(reading: number)
    return renderer.text(pattern, values).map {
      Row(number: number, form: form(for: values), text: $0)
    }
  }

  /// For what stands beside the number that is another in each row.
  private static let average = MessageArgument.number(4.7)

  /// The message itself tells, with each form's name in the place of its text.
  private func form(for values: [String: MessageArgument]) -> String? {
    plural.flatMap { renderer.text([.plural($0.ofNames)], values) }
  }
}
