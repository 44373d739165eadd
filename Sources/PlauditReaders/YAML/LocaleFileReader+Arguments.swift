import PlauditModel

extension LocaleFileReader {
  /// Arguments by name: each with its type alone, or with what else is said about it.
  mutating func readArguments(_ node: YAMLNode) -> [ArgumentDeclaration] {
    guard
      let mapping = node.mapping("arguments", like: "{count: integer}", into: &diagnostics)
    else { return [] }
    return mapping.entries.compactMap { written in
      let argument = readArgument(written.key, written.value)
      return written.isRepeated ? nil : argument
    }
  }

  private mutating func readArgument(
    _ name: Located<String>, _ node: YAMLNode
  ) -> ArgumentDeclaration {
    guard case .mapping(let mapping) = node.content, !mapping.looksLikeText else {
      return ArgumentDeclaration(name: name, type: readArgumentType(node, name.value))
    }
    let fields = YAMLFields(
      of: mapping, at: name.location, known: Self.argumentKeys, into: &diagnostics)
    return ArgumentDeclaration(
      name: name, type: fields["type"].flatMap { readArgumentType($0, "type") },
      label: fields["label"].flatMap { readLabel($0) },
      comment: fields["comment"]?.text("comment", into: &diagnostics)?.text,
      example: fields["example"]?.text("example", into: &diagnostics)?.text)
  }

  private mutating func readLabel(_ node: YAMLNode) -> String? {
    guard let word = node.setting("label", into: &diagnostics) else { return nil }
    guard SwiftName.isLabel(word.value) else {
      diagnostics.add(.notLabel(word.value), at: word.location)
      return nil
    }
    return word.value
  }

  private mutating func readArgumentType(_ node: YAMLNode, _ name: String) -> Located<ArgumentType>?
  {
    guard let word = node.setting(name, into: &diagnostics) else { return nil }
    guard let type = ArgumentType(rawValue: word.value) else {
      diagnostics.add(.unknownType(word.value), at: word.location)
      return nil
    }
    return Located(type, at: word.location)
  }
}

extension Diagnostic.Message {
  fileprivate static func notLabel(_ word: String) -> Self {
    .error(
      "swift-name",
      "`\(word)` cannot label a Swift parameter: write letters (a to z), digits and underscores, not"
        + " beginning with a digit, or `_` for none; not inout, let or var")
  }

  fileprivate static func unknownType(_ word: String) -> Self {
    let types = ArgumentType.allCases.map(\.rawValue)
    return .error(
      "argument-type", "unknown argument type `\(word)`: \(cure(word, among: types))")
  }
}
