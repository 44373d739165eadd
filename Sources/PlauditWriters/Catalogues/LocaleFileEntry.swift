import PlauditKit
import PlauditModel

/// Writes one message of a locale file: its text, and in the source language what there is to know.
struct LocaleFileEntry {
  private let message: WrittenMessage
  private let written: WrittenText
  private let content: MessageContent
  private let names: ArgumentNames
  private let isSource: Bool

  init(
    _ message: WrittenMessage, _ text: WrittenText, _ content: MessageContent,
    _ names: ArgumentNames
  ) {
    self.message = message
    written = text
    self.content = content
    self.names = names
    isSource = text === message.source
  }

  var text: String {
    let fields = fields
    guard !fields.isEmpty else { return silence + key + Self.value(content, indent: "  ") }
    return silence + key + "\n" + fields.map { "  \($0.name): \($0.value)\n" }.joined() + "  text:"
      + Self.value(content, indent: "    ")
  }

  private var silence: String {
    let ids = message.silences.filter {
      ($0.language ?? written.language.tag) == written.language.tag
    }
    .map(\.id.value).filter { !$0.isEmpty }
    return ids.isEmpty ? "" : "# plaudit:ignore \(ids.joined(separator: ", "))\n"
  }

  /// Whether a locale file can have the key.
  static func canHold(_ key: String) -> Bool {
    !key.isEmpty && key.unicodeScalars.count <= longestKey
      && !key.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
  }

  private static let longestKey = 1000

  private var key: String { YAMLText.key(message.key) + ":" }

  private static func value(_ content: MessageContent, indent: String) -> String {
    switch content {
    case .pattern(let text): " \(YAMLText.quoted(text))\n"
    case .forms(let forms): "\n" + forms.map { "\(indent)\(YAMLText.form($0))\n" }.joined()
    }
  }

  private var fields: [(name: String, value: String)] {
    var fields: [(name: String, value: String?)] = []
    if isSource {
      fields.append(("comment", message.comment.map(YAMLText.quoted)))
      fields.append(("max-length", message.maxLength.map(String.init)))
      fields.append(("deprecated", message.entry?.deprecated.map(YAMLText.quoted)))
      fields.append(("renamed", message.entry?.renamed.map(YAMLText.key)))
      fields.append(("number", message.entry?.number.map { YAMLText.quoted($0.value.icu) }))
      fields.append(("arguments", arguments))
    }
    fields.append(("by", chooser.map(YAMLText.key)))
    return fields.compactMap { name, value in value.map { (name, $0) } }
  }
}

extension LocaleFileEntry {
  private var count: Int { max(message.argumentTypes.count, message.argumentNames.count) }

  /// The argument that chooses the form, where that is not the only one.
  private var chooser: String? {
    if written.isPrintf {
      guard case .forms = content, let argument = written.pluralArgument else { return nil }
      let isSame = !isSource && message.source?.pluralArgument == argument
      let isClear =
        count == 1 && (names[argument] == "count" || !written.shown.isEmpty || !isSource)
      return isSame || isClear ? nil : names[argument]
    }
    return isSource ? message.entry?.by?.value : nil
  }

  private var arguments: String? {
    let declarations =
      message.entry.map { $0.arguments.map(Self.declaration) } ?? (needsTypes ? types : [])
    return declarations.isEmpty ? nil : "{\(declarations.joined(separator: ", "))}"
  }

  private static func declaration(_ argument: ArgumentDeclaration) -> String {
    let fields = [
      ("type", argument.type?.value.rawValue), ("label", argument.label.map(YAMLText.quoted)),
      ("comment", argument.comment.map(YAMLText.quoted)),
      ("example", argument.example.map(YAMLText.quoted)),
    ].compactMap { name, value in value.map { "\(name): \($0)" } }
    return "\(YAMLText.key(argument.name.value)): {\(fields.joined(separator: ", "))}"
  }

  /// Whether the text does not tell by itself which arguments there are, in their order, and which of
  /// them are numbers.
  private var needsTypes: Bool {
    written.argumentsInOrder != Array(0..<count)
      || message.argumentTypes.enumerated().contains { index, type in
        type != nil && type != .text && written.pluralArgument != index
      }
  }

  private var types: [String] {
    message.argumentTypes.enumerated().map { index, type in
      let isNumber = written.placeholders.contains { $0.argument == index && $0.type == .number }
      return
        "\(YAMLText.key(names[index])): \((isNumber ? ArgumentType.number : type ?? .text).rawValue)"
    }
  }
}

extension WrittenText {
  /// The number that chooses among its forms.
  fileprivate var pluralArgument: Int? {
    choices.first { $0.pluralKind != nil }?.argument
  }

  /// As a reader of locale files numbers them: by first use, the forms of a plural before its number.
  fileprivate var argumentsInOrder: [Int] {
    var found: [Int] = []
    func add(_ argument: Int) { if !found.contains(argument) { found.append(argument) } }
    func add(_ pattern: WrittenPattern) {
      for piece in pattern.pieces {
        switch piece {
        case .text: break
        case .placeholder(let index): add(placeholders[index].argument)
        case .choice(let choice):
          for branch in choice.branches { add(branch.pattern) }
          if let argument = choice.argument { add(argument) }
        }
      }
    }
    add(pattern)
    return found
  }
}
