import PlauditKit
import PlauditModel
import PlauditWriters

extension Command {
  static let preview = Command(
    Usage(
      name: "preview",
      summary: "show messages for the numbers that matter in each language",
      synopsis: "plaudit preview [PATH…] [OPTION…]",
      about: """
        Prints a table for each language and message: numbers, the text as it will appear, and the
        category of the number in brackets ([few → other] where the text lacks the form). A PATH is what
        plaudit validate reads: a manifest (the default is the one in the current folder), a folder of
        locale files, .xcstrings, .strings, .stringsdict or .xliff.
        """,
      operands: .paths,
      options: [
        .init("--locale", "LANGUAGE,…", .list(.languages), "these languages only"),
        .init("--message", "KEY,…", .anything, "these messages only"),
        .init(
          "--numbers", "NUMBER,…", .anything,
          """
          in place of 0, 1, 2, 5, 11, 21, 101, 1234, 1000000 and those that show
          every category of the language
          """),
        .init(
          "--html", "FOLDER", .paths,
          """
          a page for each language, FOLDER/ru.html, in which a translator edits
          the messages without a network or this tool, and saves a file with the
          changes
          """),
        .init(
          "--pseudo",
          "the source language as en-XA (accents, longer) and ar-XB (right to left)"),
        .init("--json", "for other tools"),
      ]),
    run: { options, environment throws(CommandFailure) in
      let catalogues = try catalogues(options.operands, environment)
      guard !catalogues.isEmpty else { return .faults }
      if let folder = options["--html"] {
        try PagePreview(options, environment, catalogues).write(to: folder)
      } else {
        try TextPreview(options, environment, catalogues).run()
      }
      return .success
    })

  /// Errors of files are reported; what can be shown is shown all the same.
  private static func catalogues(
    _ paths: [String], _ environment: Environment
  ) throws(CommandFailure) -> [PreviewCatalogue] {
    var finder = InputFinder(files: environment.files)
    let inputs = try finder.allInputs(paths)
    guard !inputs.isEmpty else { throw .usage("there are no texts to show") }
    let reader = PreviewReader(files: environment.files)
    var catalogues: [PreviewCatalogue] = []
    for input in inputs {
      var diagnostics = Diagnostics()
      let read = try CommandFailure.ofFiles { () throws(FileFailure) in
        try reader.read(input, into: &diagnostics)
      }
      environment.console.report(
        diagnostics.compactMap { $0.message.severity == .error ? $0 : nil })
      if let read { catalogues.append(read) }
    }
    return catalogues
  }
}

private struct TextPreview {
  private let environment: Environment
  private let catalogues: [PreviewCatalogue]
  private let languages: [String]?
  private let keys: Set<String>?
  private let numbers: [String]?
  private let isPseudo: Bool
  private let isJSON: Bool

  init(
    _ options: Options, _ environment: Environment, _ catalogues: [PreviewCatalogue]
  ) throws(CommandFailure) {
    self.environment = environment
    self.catalogues = catalogues
    isPseudo = options.has("--pseudo")
    isJSON = options.has("--json")
    let known = Set(catalogues.flatMap(\.parsed.languages)).sorted()
    if isPseudo, options["--locale"] != nil {
      throw .usage("--pseudo shows the source language; leave --locale out")
    }
    languages = try options["--locale"].map { list throws(CommandFailure) in
      try LanguageOperand.tags(list, among: known)
    }
    keys = try options["--message"].map { list throws(CommandFailure) in
      try Self.keys(list, among: catalogues.flatMap(\.messages).map(\.key))
    }
    numbers = try options["--numbers"].map { list throws(CommandFailure) in
      try Self.numbers(list)
    }
  }

  /// A key may have commas: the whole list can be one.
  private static func keys(
    _ list: String, among known: [String]
  ) throws(CommandFailure) -> Set<String> {
    if known.contains(list) { return [list] }
    let keys = list.split(separator: ",").map(String.init)
    for key in keys where !known.contains(key) {
      let hint = Suggestion.closest(to: key, among: known).map { "; did you mean \($0)?" }
      throw .usage("no message \(key)" + (hint ?? ""))
    }
    return Set(keys)
  }

  private static func numbers(_ list: String) throws(CommandFailure) -> [String] {
    let numbers = list.split(separator: ",").map(String.init)
    for number in numbers where MessageArgument(number: number) == nil {
      throw .usage("\(number) is no number; write --numbers 0,1,2.5")
    }
    return numbers
  }

  func run() throws(CommandFailure) {
    var values: [JSONValue] = []
    var isFirst = true
    try forEach { message, language, rows, fallback, findings throws(CommandFailure) in
      if isJSON {
        values.append(
          PreviewJSON.value(message, language, rows, fallback: fallback, findings: findings))
        return
      }
      let table = PreviewTable(hasColours: environment.console.hasColours)
      let lines = table.lines(message, language, rows, fallback: fallback, findings: findings)
      try environment.print((isFirst ? "" : "\n") + lines.joined(separator: "\n"))
      isFirst = false
    }
    if isJSON { try environment.print(JSONValue.array(values).text) }
  }

  private typealias Body = (
    PreviewMessage, PreviewLanguage, [PreviewLanguage.Row], _ fallback: String?, [Diagnostic]
  ) throws(CommandFailure) -> Void

  private func forEach(_ body: Body) throws(CommandFailure) {
    for catalogue in catalogues {
      let messages = catalogue.messages.filter { keys?.contains($0.key) ?? true }
      if isPseudo {
        try forEachPseudo(catalogue, messages, body)
        continue
      }
      let chain = catalogue.chain
      var shownLanguages: [String: PreviewLanguage] = [:]
      func language(_ tag: String) -> PreviewLanguage {
        if let known = shownLanguages[tag] { return known }
        let language = PreviewLanguage(tag, isolation: chain.isolation(of: tag))
        shownLanguages[tag] = language
        return language
      }
      for tag in languages ?? catalogue.parsed.languages
      where catalogue.parsed.languages.contains(tag) {
        let tags = chain.tags(from: tag)
        for message in messages {
          guard let shown = tags.first(where: { message.texts[$0] != nil }),
            let text = message.texts[shown]
          else { continue }
          let rows = language(shown).rows(message, text.parsed.pattern, numbers: numbers)
          try body(
            message, language(tag), rows, shown == tag ? nil : shown,
            catalogue.findings(message, tag))
        }
      }
    }
  }

  private func forEachPseudo(
    _ catalogue: PreviewCatalogue, _ messages: [PreviewMessage], _ body: Body
  ) throws(CommandFailure) {
    let source = catalogue.parsed.sourceLanguage
    for pseudo in PseudoLanguage.allCases {
      let language = PreviewLanguage(
        pseudo.rawValue, grammar: source, isRightToLeft: pseudo.isRightToLeft)
      for message in messages {
        guard let text = message.texts[source] else { continue }
        let rows = language.rows(message, pseudo.text(text.parsed.pattern), numbers: numbers)
        try body(message, language, rows, nil, [])
      }
    }
  }
}
