/// Makes one message of its texts in all languages.
struct MessageBuilder {
  private let entry: MessageEntry
  private var types: ArgumentTypes
  private(set) var diagnostics = Diagnostics()

  init(_ entry: MessageEntry) {
    self.entry = entry
    self.types = ArgumentTypes(declarations: entry.arguments)
  }

  mutating func message(_ parsed: ParsedMessage) -> Message? {
    let source = parsed.source
    for (use, before) in types.learn(source.parsed.uses) {
      diagnostics.add(.conflict(use, before), at: use.location)
    }
    var seen: Set<String> = []
    let names = (entry.arguments.map(\.name.value) + source.parsed.uses.map(\.name))
      .filter { seen.insert($0).inserted }
    guard names.count <= Self.mostArguments else {
      diagnostics.add(.tooManyArguments(names.count), at: entry.key.location)
      return nil
    }
    types.settle(names, at: entry.key.location)
    var texts = [
      source.language: Translation(
        location: entry.key.location, pattern: source.parsed.pattern,
        isPlain: source.parsed.isPlain)
    ]
    for text in parsed.translations where agrees(text.parsed, with: names) {
      texts[text.language] = Translation(
        location: text.entry.key.location, pattern: text.parsed.pattern,
        isPlain: text.parsed.isPlain)
    }
    return Message(
      key: entry.key, arguments: names.map { argument($0, in: source.parsed.pattern) },
      comment: entry.comment,
      maxLength: entry.maxLength, deprecation: deprecation, texts: texts)
  }

  // The compact form names an argument by one digit.
  private static let mostArguments = 64

  private func argument(_ name: String, in source: Pattern) -> Argument {
    let declaration = entry.arguments.first { $0.name.value == name }
    return Argument(
      name: name, type: types.type(of: name), options: source.options(of: name),
      label: declaration?.label, comment: declaration?.comment)
  }

  private var deprecation: Deprecation? {
    guard entry.deprecated != nil || entry.renamed != nil else { return nil }
    return Deprecation(reason: entry.deprecated, replacement: entry.renamed)
  }

  /// Whether the accessor that the source's text makes can serve a translation.
  private mutating func agrees(_ parsed: ParsedPattern, with names: [String]) -> Bool {
    var agrees = true
    var suggestion = Suggestion(among: names)
    for use in parsed.uses where !names.contains(use.name) {
      diagnostics.add(.extraArgument(use.name, suggestion.closest(to: use.name)), at: use.location)
      agrees = false
    }
    for (use, before) in types.conflicts(with: parsed.uses) {
      diagnostics.add(.translationConflict(use, before), at: use.location)
      agrees = false
    }
    return agrees
  }
}

extension Diagnostic.Message {
  fileprivate static func conflict(
    _ use: ArgumentUse, _ before: Located<ArgumentType>
  ) -> Self {
    error("argument-conflict", contradiction(use, before))
  }

  fileprivate static func translationConflict(
    _ use: ArgumentUse, _ before: Located<ArgumentType>
  ) -> Self {
    warning("argument-type", contradiction(use, before) + "; this language falls back")
  }

  private static func contradiction(
    _ use: ArgumentUse, _ before: Located<ArgumentType>
  ) -> String {
    "{\(use.name)} is used as \(use.type?.phrase ?? "text") here and is "
      + "\(before.value.phrase) at \(before.location)"
  }

  static func extraArgument(_ name: String, _ suggestion: String?) -> Self {
    warning(
      "argument-extra",
      "the source language has no argument {\(name)}"
        + (suggestion.map { ", did you mean {\($0)}?" } ?? "") + "; this language falls back")
  }

  static func tooManyArguments(_ count: Int) -> Self {
    error("argument-count", "\(count) arguments in one message; 64 are possible")
  }
}

extension ArgumentType {
  fileprivate var phrase: String {
    switch self {
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "text"
    }
  }
}
