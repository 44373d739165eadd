import PlauditKit
import PlauditModel

/// Messages as the page reads them. What is as it mostly is, is left out.
struct PreviewPageData {
  private let content: PreviewPage.Content
  private let language: String
  private let source: String

  init(_ content: PreviewPage.Content, language: String, source: String) {
    self.content = content
    self.language = language
    self.source = source
  }

  func message(_ item: PreviewPage.Item) -> JSONValue {
    let message = item.message
    let original = message.texts[source]
    let text = message.texts[language]
    let arguments = arguments(message, [original, text].compactMap { $0?.unnamed })
    let names = arguments.map(\.name)
    var members: [(name: String, value: JSONValue)] = [
      ("key", .string(message.key)),
      ("source", JSONValue(original?.unnamed ?? [], arguments: names)),
    ]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append((name, value)) }
    }
    func add(_ name: String, strings: [String]) {
      if !strings.isEmpty { add(name, .array(strings.map { .string($0) })) }
    }
    add("text", text.map { JSONValue($0.unnamed, arguments: names) })
    add("comment", message.comment.map { .string($0) })
    add("max", message.maxLength.map { .integer($0) })
    add("args", .array(arguments.map(json)))
    add("raw", text.flatMap(raw))
    if (text ?? original).map(hasForms) ?? false { add("forms", .integer(1)) }
    add("plain", strings: original?.entry.number != nil ? names : [])
    add("required", strings: item.required)
    add("numberless", strings: item.numberless)
    if !item.findings.isEmpty {
      add(
        "findings",
        .array(
          item.findings.map { finding in
            let message = finding.message
            return .array(
              [message.severity.rawValue, message.id, message.text].map { .string($0) })
          }))
    }
    return .object(members)
  }

  private func arguments(
    _ message: PreviewMessage, _ patterns: [Pattern]
  ) -> [PreviewArgument] {
    let app = MessageParser.appArgument
    guard patterns.contains(where: { $0.argumentNames.contains(app) }) else {
      return message.arguments
    }
    return message.arguments.filter { $0.name != app } + [
      PreviewArgument(
        name: app, type: .text, options: [], comment: "the app's name", example: content.appName)
    ]
  }

  private func json(_ argument: PreviewArgument) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("name", .string(argument.name)), ("type", .string(argument.type.rawValue)),
      ("sample", .string(argument.sampleText)),
    ]
    if let comment = argument.comment { members.append(("comment", .string(comment))) }
    if let example = argument.example { members.append(("example", .string(example))) }
    if !argument.options.isEmpty {
      members.append(("options", .array(argument.options.map { .string($0) })))
    }
    return .object(members)
  }

  /// A printf format with one plural becomes forms, as a locale file would have them.
  private func hasForms(_ text: ParsedText) -> Bool {
    if content.isPrintf { return true }
    if case .forms = text.entry.source { return true }
    return false
  }

  /// The text as its file has it, where that cannot be told from its tree.
  private func raw(_ text: ParsedText) -> JSONValue? {
    guard !content.isPrintf else { return nil }
    switch text.entry.source {
    case .pattern(let source):
      return source.text == PatternText.text(text.unnamed) && !source.text.contains("'")
        ? nil : .string(source.text)
    case .forms(let forms):
      var branches: [PluralChoice.Branch] = []
      if case .plural(let choice)? = text.unnamed.first { branches = choice.branches }
      let isPlain =
        branches.count == forms.count
        && zip(forms, branches).allSatisfy { form, branch in
          form.selector.value == branch.selector && !form.text.text.contains("'")
            && form.text.text == PatternText.text(branch.pattern)
        }
      return isPlain
        ? nil : .object(forms.map { ($0.selector.value.description, .string($0.text.text)) })
    }
  }
}

extension PreviewArgument {
  fileprivate var sampleText: String {
    switch sample {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .range(let start, _): "\(start)"
    }
  }
}
