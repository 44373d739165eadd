import PlauditChecks
import PlauditModel
import PlauditWriters

extension Command {
  static let validate = Command(
    Usage(
      name: "validate",
      summary: "find what is wrong with plurals, arguments, keys and texts",
      synopsis: "plaudit validate [PATH…] [OPTION…]",
      about: """
        Reads String Catalogs (.xcstrings), .strings and .stringsdict files in folders xx.lproj, XLIFF
        (.xliff), manifests (plaudit.yaml) with their Locales, and folders of locale files, and prints
        what is wrong with them as PATH:LINE:COLUMN: SEVERITY: MESSAGE [ID]. A PATH is a file, a folder
        to look through, or - for standard input; without one it is the manifest in the current folder.
        A file of one language is read with those of the other languages beside it.
        """,
      operands: .paths,
      options: [
        .init(
          "--source-language", "LANGUAGE", .languages,
          "in place of the catalogue's own, the manifest's, or en"),
        .init(
          "--format", "FORMAT", .words(ReportFormat.allCases.map(\.rawValue)),
          "text (the default), json, sarif or github"),
        .init("--strict", "fail for warnings too"),
        .init("--only", "ID,…", .list(.checks), "these checks only"),
        .init("--skip", "ID,…", .list(.checks), "all checks but these"),
        .init("--notes", "show notes too, which are only counted otherwise"),
        .init("--quiet", "print findings only, no summary"),
        .init("--list-checks", "print what there is to find; with --format markdown, all about it"),
        .init("--baseline", "FILE", .paths, "leave out the findings that FILE knows"),
        .init("--write-baseline", "FILE", .paths, "write what is found to FILE, and succeed"),
        .init(
          "--as", "FORMAT", .words(Validate.namesOfStandardInput),
          "what standard input is: xcstrings, xliff, strings, stringsdict, yaml"),
      ],
      notes: """
        Exit status: 0 no errors, 1 errors (or warnings with --strict), 2 usage or a file that cannot
        be read. What takes more than half a second tells how far it is, on a terminal.
        """),
    run: { options, environment throws(CommandFailure) in
      if options.has("--list-checks") {
        try environment.print(
          options["--format"] == "markdown" ? CheckList.markdown : CheckList.text)
        return .success
      }
      return try Validate(options, environment).run()
    })
}

struct Validate {
  private let options: Options
  private let environment: Environment
  private let format: ReportFormat
  private let choice: CheckChoice

  init(_ options: Options, _ environment: Environment) throws(CommandFailure) {
    self.options = options
    self.environment = environment
    format =
      try options["--format"].map { word throws(CommandFailure) in
        try Options.word(word, "format")
      } ?? .text
    choice = CheckChoice(
      only: try Self.ids(options["--only"], "--only"),
      skip: try Self.ids(options["--skip"], "--skip") ?? [])
  }

  func run() throws(CommandFailure) -> ExitStatus {
    let files = RecordingFiles(environment.files)
    var validator = Validator(
      files: files, sourceLanguage: try sourceLanguage(), choice: choice,
      progress: options.has("--quiet") ? nil : environment.console.status.map { Progress($0) })
    var failures: [FileFailure] = []
    if options.operands == ["-"] {
      try validateStandardInput(&validator)
    } else {
      var finder = InputFinder(files: environment.files)
      let inputs = try finder.inputs(options.operands)
      failures = finder.failures
      guard !inputs.isEmpty || !failures.isEmpty else {
        throw .usage("nothing to validate there: no .xcstrings, .lproj, plaudit.yaml or Locales")
      }
      validator.validate(inputs)
    }
    validator.end()
    failures += validator.failures
    for failure in failures { environment.console.report("plaudit validate: \(failure)") }
    if let language = validator.sourceLanguage, validator.hasSourceLanguage == false {
      environment.console.report(
        "warning: --source-language names \(language), and nothing here has texts in it")
    }
    let found = validator.found.sorted
    if let path = options["--write-baseline"] {
      // Without what is in a file that cannot be read, it would be another one.
      guard failures.isEmpty else { return .usage }
      let reasons = validator.found.compactMap { $0.stopsReading ? $0 : nil }
      guard reasons.isEmpty else {
        environment.console.report(reasons)
        return .faults
      }
      guard !files.read.contains(files.resolved(path)) else {
        throw .file(
          FileFailure(path: path, reason: "is one of the files that are validated; name another"))
      }
      try write(Baseline(found.filter { $0.message.severity != .note }), to: path)
      return .success
    }
    let known = try baselines(validator.baselines)
    let new = known.reduce(found) { $1.new($0) }
    let status = try report(new, known: found.count - new.count, files: validator.fileCount)
    return failures.isEmpty ? status : .usage
  }

  private func validateStandardInput(_ validator: inout Validator) throws(CommandFailure) {
    let name = try options.required("--as")
    let formats = Self.formatsOfStandardInput
    guard let format = formats.first(where: { $0.name == name }) else {
      let all = formats.map(\.name).joined(separator: ", ")
      throw .usage("--as \(name) is not read from standard input; write one of \(all)")
    }
    let bytes = try CommandFailure.ofFiles { () throws(FileFailure) in
      try environment.files.readStandardInput()
    }
    format.validate(&validator, bytes, "<stdin>")
  }

  private typealias InputFormat = (
    name: String, validate: (inout Validator, _ bytes: [UInt8], _ path: String) -> Void
  )

  static var namesOfStandardInput: [String] { formatsOfStandardInput.map(\.name) }

  private static var formatsOfStandardInput: [InputFormat] {
    CatalogueFormat.allCases.map { format in
      (format.rawValue, { $0.validate($1, as: format, path: $2) })
    }
      + LanguageFileFormat.allCases.map { format in
        (format.rawValue, { $0.validate($1, as: format, path: $2) })
      } + [("yaml", { $0.validate(localeFile: $1, path: $2) })]
  }

  private func report(_ found: [Diagnostic], known: Int, files: Int) throws(CommandFailure)
    -> ExitStatus
  {
    let shown = options.has("--notes") ? found : found.filter { $0.message.severity != .note }
    let report = Report(
      findings: shown, hiddenNotes: found.count - shown.count, known: known, files: files)
    switch format {
    case .text:
      let lines = TextReport.lines(report, isQuiet: options.has("--quiet"))
      if !lines.isEmpty { try environment.print(lines.joined(separator: "\n")) }
    case .json: try environment.print(JSONReport.text(report))
    case .sarif:
      let rules = Checks.documentation.map {
        SARIFReport.Rule(id: $0.id, severity: $0.severity, text: $0.why)
      }
      try environment.print(
        SARIFReport.text(report, rules: rules, version: Tool.version))
    case .github:
      for line in GitHubReport.lines(report) { try environment.print(line) }
    }
    let fails = report.count(.error) > 0 || options.has("--strict") && report.count(.warning) > 0
    return fails ? .faults : .success
  }
}

extension Validate {
  private func sourceLanguage() throws(CommandFailure) -> String? {
    guard let word = options["--source-language"] else { return nil }
    return try LanguageOperand(word, environment.console).tag
  }

  private static func ids(_ list: String?, _ option: String) throws(CommandFailure) -> Set<String>?
  {
    guard let list else { return nil }
    let ids = list.split(separator: ",").map(String.init)
    let known = Checks.ids
    for id in ids where !known.contains(id) {
      let hint = Suggestion.closest(to: id, among: known).map { "did you mean \($0)?" }
      throw .usage("\(option): no check \(id); \(hint ?? "see plaudit validate --list-checks")")
    }
    return Set(ids)
  }

  private func baselines(_ named: [String]) throws(CommandFailure) -> [Baseline] {
    var baselines: [Baseline] = []
    for path in options["--baseline"].map({ [$0] }) ?? named {
      guard let baseline = Baseline(reading: try read(path), path: path) else {
        throw .file(
          FileFailure(path: path, reason: "not a baseline; write one with --write-baseline"))
      }
      baselines.append(baseline)
    }
    return baselines
  }

  private func write(_ baseline: Baseline, to path: String) throws(CommandFailure) {
    try CommandFailure.ofFiles { () throws(FileFailure) in
      try environment.files.write(Array(baseline.text.utf8), to: path)
    }
  }

  private func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    try CommandFailure.ofFiles { () throws(FileFailure) in try environment.files.read(path) }
  }
}
