import PlauditModel
import PlauditWriters

extension Command {
  static let export = Command(
    Usage(
      name: "export",
      summary: "write texts in the format of another system",
      synopsis: "plaudit export [PATH] --to FORMAT --output PATH [OPTION…]",
      about: """
        Writes the texts of a manifest, a folder of locale files, a String Catalog or a table of
        .strings and .stringsdict files in another format, and tells on standard error what that format
        cannot hold. Without a PATH the manifest in the current folder is meant. Nothing is written
        where a file has faults, and never over a file that is read.
        """,
      operands: .paths,
      options: [
        .init(
          "--to", "FORMAT", .words(ExportFormat.allCases.map(\.rawValue)),
          """
          xcstrings, one file; stringsdict, with .strings in folders xx.lproj;
          xliff, a file for each language; yaml, likewise
          """),
        .init(
          "--output", "PATH", .paths,
          """
          a folder, which may be new; or a file with the format's ending
          where there is one to write
          """),
        .init(
          "--locale", "LANGUAGE,…", .list(.languages),
          """
          these languages only; beside them a String Catalog has the source
          language too
          """),
        .init(
          "--source-language", "LANGUAGE", .languages,
          "in place of the catalogue's own, or en"),
      ],
      notes: """
        Exit status: 0 written, be there losses or not, 1 faults in the files, 2 usage or a file that
        cannot be read or written.
        """),
    run: { options, environment throws(CommandFailure) in
      return try Export(options, environment).run()
    })
}

private struct Export {
  private let options: Options
  private let environment: Environment
  private let format: ExportFormat
  private let output: String
  private let input: ValidationInput
  private let files: RecordingFiles

  init(_ options: Options, _ environment: Environment) throws(CommandFailure) {
    self.options = options
    self.environment = environment
    output = try options.required("--output")
    let word = try options.required("--to")
    guard let format = ExportFormat(rawValue: word) else {
      let all = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--to \(word) is no format that is written; write one of \(all)")
    }
    self.format = format
    files = RecordingFiles(environment.files)
    var finder = InputFinder(files: files)
    let inputs = try finder.catalogues(options.operands)
    guard inputs.count == 1 else {
      throw .usage(
        inputs.isEmpty ? "there are no texts to export" : "there are several catalogues; name one")
    }
    input = inputs[0]
  }

  func run() throws(CommandFailure) -> ExitStatus {
    var sourceLanguage: String?
    if let word = options["--source-language"] {
      sourceLanguage = try LanguageOperand(word, environment.console).tag
    }
    var diagnostics = Diagnostics()
    let reader = CatalogueReader(files: files, sourceLanguage: sourceLanguage)
    let read = try CommandFailure.ofFiles { () throws(FileFailure) in
      try reader.read(input, into: &diagnostics)
    }
    // Warnings are for validate to tell.
    environment.console.report(diagnostics.compactMap { $0.message.severity == .error ? $0 : nil })
    guard !diagnostics.hasErrors, let read else { return .faults }
    let choice = CatalogueChoice(
      read.catalogue, name: input.tableName,
      languages: try options.languages("--locale", of: read.catalogue))
    let made = format.files(choice)
    guard !made.files.isEmpty else { throw .usage("there are no texts to export") }
    try write(try placed(made.files))
    for loss in made.losses { environment.console.report("lost: \(loss)") }
    let (count, losses) = (made.files.count, made.losses.count)
    try environment.print(
      "\(output.onOneLine): \(count) file\(count == 1 ? "" : "s") written, "
        + "\(losses == 0 ? "nothing" : "\(losses) thing\(losses == 1 ? "" : "s")") lost")
    return .success
  }

  /// The files with the paths that they go to.
  private func placed(
    _ made: [CatalogueFiles.File]
  ) throws(CommandFailure) -> [(path: String, text: String)] {
    let isFile = Path.ending(of: output) == format.rawValue
    guard !isFile || made.count == 1, !isFile || format != .stringsDict else {
      throw .usage("there are \(made.count) files to write; name a folder as --output")
    }
    let prefix = output.hasSuffix("/") ? output : output + "/"
    let placed = made.map { (path: isFile ? output : prefix + $0.path, text: $0.text) }
    for (path, _) in placed where files.read.contains(files.resolved(path)) {
      throw .file(
        FileFailure(path: path, reason: "is one of the files that are exported; nothing is written")
      )
    }
    return placed
  }

  private func write(_ placed: [(path: String, text: String)]) throws(CommandFailure) {
    try CommandFailure.ofFiles { () throws(FileFailure) in
      for (path, _) in placed { try files.makeFolder(Path.folder(of: path)) }
      for (path, text) in placed { try files.write(Array(text.utf8), to: path) }
    }
  }
}
