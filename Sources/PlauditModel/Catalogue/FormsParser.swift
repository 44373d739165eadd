import PlauditKit

/// Makes a plural of a mapping of forms.
struct FormsParser {
  private let entry: MessageEntry
  private let forms: [Form]
  private let sourceSelector: String?

  /// - Parameter sourceSelector: The argument that selects in the source language, where this is a
  ///   translation.
  init(_ entry: MessageEntry, _ forms: [Form], _ sourceSelector: String?) {
    self.entry = entry
    self.forms = forms
    self.sourceSelector = sourceSelector
  }

  func parse(into diagnostics: inout Diagnostics) -> ParsedPattern? {
    var failed = false
    if !forms.contains(where: { $0.selector.value == .category(.other) }) {
      diagnostics.add(.otherFormMissing, at: entry.key.location)
      failed = true
    }
    var parsed: [ParsedPattern] = []
    for form in forms {
      if let pattern = PatternParser.form(form.text, number: Self.number, into: &diagnostics) {
        parsed.append(pattern)
      } else {
        failed = true
      }
    }
    guard !failed else { return nil }
    guard let selector = selector(parsed) else {
      diagnostics.add(.whichSelects(names(parsed)), at: entry.key.location)
      return nil
    }
    let branches = zip(forms, parsed).map { form, parsed in
      PluralChoice.Branch(
        selector: form.selector.value.canonical,
        pattern: named(selector, in: parsed.pattern))
    }
    let use = ArgumentUse(name: selector, type: .integer, location: entry.key.location)
    return ParsedPattern(
      pattern: [
        .plural(PluralChoice(argument: selector, kind: .cardinal, branches: branches))
      ],
      uses: parsed.flatMap(\.uses) + [use], isPlain: parsed.allSatisfy(\.isPlain))
  }

  /// Stands for `#` until it is known which argument selects; no argument can have this name.
  private static let number = "#"

  private func named(_ selector: String, in pattern: Pattern) -> Pattern {
    guard pattern.names(Self.number) else { return pattern }
    return pattern.mapElements { $0 == .argument(Self.number) ? .argument(selector) : $0 }
  }

  /// The argument whose number selects the form: what `by:` says, or the only one that can.
  private func selector(_ parsed: [ParsedPattern]) -> String? {
    if let named = entry.by?.value ?? sourceSelector { return named }
    let numbers = entry.arguments.filter { $0.type.map { $0.value != .text } ?? false }
    if numbers.count == 1 { return numbers[0].name.value }
    let names = names(parsed)
    if names.isEmpty || names.contains("count") { return "count" }
    let usesNumberSign = parsed.contains { $0.pattern.names(Self.number) }
    return names.count == 1 && !usesNumberSign ? names[0] : nil
  }

  private func names(_ parsed: [ParsedPattern]) -> [String] {
    var seen: Set<String> = [Self.number, MessageParser.appArgument]
    return parsed.flatMap(\.pattern.argumentNames).filter { seen.insert($0).inserted }
  }
}

extension Diagnostic.Message {
  static let otherFormMissing = error(
    "plural-other-missing", "the form other is missing; every plural needs it")

  static func whichSelects(_ names: [String]) -> Self {
    error(
      "argument-ambiguous",
      "which number selects the form? Write by: with one of \(names.joined(separator: ", "))")
  }
}
