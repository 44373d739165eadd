import PlauditChecks
import PlauditKit
import PlauditModel
import PlauditWriters

/// Writes the pages for translators.
struct PagePreview {
  private let environment: Environment
  private let catalogue: PreviewCatalogue
  private let languages: [String]
  /// What checks know of messages, by key.
  private let facts: [String: (required: [String], numberless: [String])]

  init(
    _ options: Options, _ environment: Environment, _ catalogues: [PreviewCatalogue]
  ) throws(CommandFailure) {
    guard catalogues.count == 1, let catalogue = catalogues.first else {
      throw .usage("--html takes one manifest, folder or catalogue; name one")
    }
    for option in ["--message", "--numbers"] where options[option] != nil {
      throw .usage("\(option) is for the table; a page has all messages and numbers")
    }
    guard !options.has("--json"), !options.has("--pseudo") else {
      throw .usage("either --html or \(options.has("--json") ? "--json" : "--pseudo")")
    }
    var facts: [String: (required: [String], numberless: [String])] = [:]
    WrittenCatalogue(catalogue.parsed).forEachMessage { message in
      facts[message.key] = (message.requiredNames, message.numberlessNames)
    }
    self.facts = facts
    self.environment = environment
    self.catalogue = catalogue
    let known = catalogue.parsed.languages
    languages =
      try options["--locale"].map { list throws(CommandFailure) in
        try LanguageOperand.tags(list, among: known)
      } ?? known
  }

  func write(to folder: String) throws(CommandFailure) {
    try CommandFailure.ofFiles { () throws(FileFailure) in
      try environment.files.makeFolder(folder)
      for language in languages {
        guard Language(language, at: SourceLocation(path: catalogue.path)).canNameFile else {
          environment.console.report(
            "\(language.onOneLine): no language tag, so there is no page for it")
          continue
        }
        let html = PreviewPage(
          content(language), language: language, source: catalogue.parsed.sourceLanguage
        ).html
        let path = (folder.hasSuffix("/") ? folder : folder + "/") + "\(language).html"
        try environment.files.write(Array(html.utf8), to: path)
        try environment.console.print(path.onOneLine)
      }
    }
  }

  private func content(_ tag: String) -> PreviewPage.Content {
    let language = Language(tag, at: SourceLocation(path: catalogue.path))
    let appName = catalogue.parsed.manifest.appName
    return PreviewPage.Content(
      project: appName?.text(for: catalogue.chain.tags(from: catalogue.parsed.sourceLanguage))?.text
        ?? Path.name(of: catalogue.path),
      appName: appName?.text(for: catalogue.chain.tags(from: tag))?.text,
      messages: catalogue.messages.map { message in
        PreviewPage.Item(
          message, findings: catalogue.findings(message, tag),
          required: facts[message.key]?.required ?? [],
          numberless: facts[message.key]?.numberless ?? [])
      },
      forms: .object([
        ("p", .array(LiveChecks.forms(of: language, .cardinal).map(Self.json))),
        ("o", .array(LiveChecks.forms(of: language, .ordinal).map(Self.json))),
      ]),
      checks: .object(LiveChecks.texts.map { ($0.name, Self.json($0.message)) }),
      isolation: catalogue.chain.isolation(of: tag),
      isPrintf: catalogue.written.first?.traits.isPrintf ?? false)
  }

  private static func json(_ form: LiveChecks.Form) -> JSONValue {
    let need =
      switch form.need {
      case .integers: "integers"
      case .millions: "millions"
      case .decimals: "decimals"
      case .nothing: "nothing"
      }
    var members: [(name: String, value: JSONValue)] = [
      ("name", .string(form.category.rawValue)), ("numbers", .string(form.numbers)),
      ("need", .string(need)), ("dropped", json(form.dropped.without)),
      ("digits", json(form.dropped.digits)),
    ]
    if form.category != .other { members.append(("missing", json(form.missing))) }
    if let all = form.allIntegers { members.append(("all", .array(all.map { .string($0) }))) }
    return .object(members)
  }

  private static func json(_ message: Diagnostic.Message) -> JSONValue {
    .object([("severity", .string(message.severity.rawValue)), ("text", .string(message.text))])
  }
}
