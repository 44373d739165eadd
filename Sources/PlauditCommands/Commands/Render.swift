import PlauditKit
import PlauditModel
import PlauditWriters

extension Command {
  static let render = Command(
    Usage(
      name: "render",
      summary: "print a message as an app would show it",
      synopsis: """
        plaudit render --locale LANGUAGE --pattern PATTERN [NAME=VALUE…]
        plaudit render --locale LANGUAGE --manifest FILE KEY [NAME=VALUE…]
        """,
      about: """
        Prints the text of a MessageFormat pattern, or of one of a manifest's messages, through the
        same code that an app runs. A VALUE that reads as a number is passed as a number.
        """,
      options: [
        .init("--locale", "LANGUAGE", .languages, "the language of the text, such as pt-BR"),
        .init(
          "--pattern", "PATTERN", .anything,
          "a pattern, such as \"{count, plural, one {# rating} other {# ratings}}\""),
        .init("--manifest", "FILE", .paths, "a manifest (plaudit.yaml) with the message KEY"),
      ]),
    run: { options, environment throws(CommandFailure) in
      let language = try LanguageOperand(options.required("--locale"), environment.console).tag
      let rendering: Rendering?
      switch (options["--pattern"], options["--manifest"]) {
      case (let pattern?, nil):
        rendering = Rendering(
          pattern: pattern, language: language, operands: options.operands[...],
          environment: environment)
      case (nil, let manifest?):
        rendering = try Rendering(
          manifest: manifest, language: language, operands: options.operands[...],
          environment: environment)
      default: throw .usage("either --pattern or --manifest is needed")
      }
      guard let rendering else { return .faults }
      try environment.print(TerminalText.lines(rendering.text()))
      return .success
    })
}

/// One message in one language, with the values to show.
private struct Rendering {
  let pattern: Pattern
  let language: String
  /// Arguments that choose by their text, so that a value such as "1" is not taken as a number.
  let texts: Set<String>
  /// The message's arguments, whether this language's text shows them or not.
  let arguments: Set<String>
  let operands: ArraySlice<String>

  init?(
    pattern: String, language: String, operands: ArraySlice<String>, environment: Environment
  ) {
    var diagnostics = Diagnostics()
    let source = SourceText(
      pattern, at: SourceLocation(path: "pattern"), isVerbatim: true)
    let parsed = PatternParser.message(source, into: &diagnostics)
    environment.console.report(diagnostics)
    guard let parsed else { return nil }
    self.pattern = parsed.pattern
    self.language = language
    arguments = Set(parsed.pattern.argumentNames)
    texts = Set(parsed.uses.filter { $0.type == .text }.map(\.name))
    self.operands = operands
  }

  init?(
    manifest: String, language: String, operands: ArraySlice<String>, environment: Environment
  ) throws(CommandFailure) {
    guard let key = operands.first else { throw .usage("a message's KEY is needed") }
    let project = try CommandFailure.ofFiles { () throws(FileFailure) in
      var diagnostics = Diagnostics()
      defer { environment.console.report(diagnostics) }
      return try ProjectReader(files: environment.files).project(manifest, into: &diagnostics)
    }
    guard let project else { return nil }
    guard let catalogue = project.catalogue,
      let message = catalogue.messages.first(where: { $0.key.value == key })
    else {
      let known = project.catalogue?.messages.map(\.key.value) ?? []
      let suggestion = Suggestion.closest(to: key, among: known)
      throw .usage(
        "no message \(key) in \(manifest)" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
    }
    let chain = catalogue.chain
    let tags = chain.tags(from: language)
    guard let tag = tags.first(where: { message.texts[$0] != nil }),
      let text = message.texts[tag]
    else { return nil }
    pattern = text.pattern
    self.language = tag
    arguments = Set(message.arguments.map(\.name))
    texts = Set(message.arguments.filter { $0.type == .text }.map(\.name))
    self.operands = operands.dropFirst()
  }

  func text() throws(CommandFailure) -> String {
    let values = try values()
    for name in pattern.argumentNames where values[name] == nil {
      throw .usage("the message needs \(name)=VALUE")
    }
    guard let text = MessageRenderer(language).text(pattern, values) else {
      throw .usage("the message is too long, or has more than 64 arguments")
    }
    return text
  }

  private func values() throws(CommandFailure) -> [String: MessageArgument] {
    var values: [String: MessageArgument] = [:]
    for operand in operands {
      guard let equals = operand.firstIndex(of: "=") else {
        throw .usage("\(operand) is no NAME=VALUE")
      }
      let name = String(operand[..<equals])
      guard arguments.contains(name) else { throw .usage("the message has no {\(name)}") }
      let value = String(operand[operand.index(after: equals)...])
      let argument = texts.contains(name) ? .text(value) : MessageArgument(reading: value)
      guard values.updateValue(argument, forKey: name) == nil else {
        throw .usage("\(name) is given twice")
      }
    }
    return values
  }
}
