package import PlauditKit
package import PlauditModel

/// A message as it is shown to those who translate, in all languages.
package struct PreviewMessage {
  package let key: String
  package let comment: String?
  package let maxLength: Int?
  /// The declared ones first, then those that the source's text uses.
  package let arguments: [PreviewArgument]
  /// By language. Faulty ones are among them, as far as they can be shown at all.
  package let texts: [String: ParsedText]

  package init(_ message: ParsedMessage) {
    let entry = message.source.entry
    key = entry.key.value
    comment = entry.comment
    maxLength = entry.maxLength
    texts = Dictionary(
      ([message.source] + message.translations).map { ($0.language, $0) },
      uniquingKeysWith: { first, _ in first })
    var types = ArgumentTypes(declarations: entry.arguments)
    _ = types.learn(message.source.parsed.uses)
    let pattern = message.source.parsed.pattern
    let declared = entry.arguments.map(\.name.value)
    arguments = (declared + pattern.argumentNames.filter { !declared.contains($0) }).map { name in
      let declaration = entry.arguments.first { $0.name.value == name }
      return PreviewArgument(
        name: name, type: types.type(of: name), options: pattern.options(of: name),
        comment: declaration?.comment, example: declaration?.example)
    }
  }
}

package struct PreviewArgument {
  package let name: String
  package let type: ArgumentType
  /// What the source's selections tell apart.
  package let options: [String]
  package let comment: String?
  package let example: String?

  /// What stands for the value where another argument's is looked at.
  package var sample: MessageArgument {
    switch type {
    case .text: .text(options.first ?? example ?? name)
    case .integer: MessageArgument(number: example ?? "") ?? .integer(5)
    case .number: MessageArgument(number: example ?? "") ?? .number(4.7)
    }
  }
}

extension MessageArgument {
  /// Reads `21` or `-1.5`; `nil` for anything else.
  package init?(number: String) {
    guard case .exact? = FormSelector("=" + number) else { return nil }
    if let integer = Int(number) {
      self = .integer(integer)
    } else if let double = Double(number), double.isFinite {
      self = .number(double)
    } else {
      return nil
    }
  }
}
