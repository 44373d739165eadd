import PlauditEdits
import PlauditModel
import PlauditReaders

extension Command {
  static let fix = Command(
    Usage(
      name: "fix",
      summary: "mend what can be meant in one way only",
      synopsis: "plaudit fix [PATH…] [--millions] [--write]",
      about: """
        Shows, as a diff, how locale files and String Catalogs read when what is certain is mended:
        white space at the edges that the source text does not have, substitutions referred to in the
        wrong case, languages under tags that are not canonical. A PATH is a file or a folder to look
        through; without one it is the manifest in the current folder.
        """,
      operands: .paths,
      options: [
        .init(
          "--millions",
          """
          also add the form many, as a copy of other, where a language has it for multiples
          of a million only
          """),
        .init("--write", "write the files; every other byte stays as it is"),
      ]),
    run: { options, environment throws(CommandFailure) in
      return try Fixing(options, environment).run()
    })
}

private struct Fixing {
  private let options: Options
  private let environment: Environment
  private let fixes: Fixes

  init(_ options: Options, _ environment: Environment) {
    self.options = options
    self.environment = environment
    fixes = options.has("--millions") ? [.certain, .millions] : .certain
  }

  func run() throws(CommandFailure) -> ExitStatus {
    var finder = InputFinder(files: environment.files)
    let inputs = try finder.allInputs(options.operands)
    var changes: [FileChange] = []
    var hasFaults = false
    for input in inputs {
      var diagnostics = Diagnostics()
      let found = try CommandFailure.ofFiles { () throws(FileFailure) in
        try self.changes(of: input, into: &diagnostics)
      }
      changes += found
      let errors = diagnostics.compactMap { $0.message.severity == .error ? $0 : nil }
      environment.console.report(errors)
      hasFaults = hasFaults || errors.hasErrors
    }
    for change in changes {
      try environment.print(
        UnifiedDiff.text(from: change.old, to: change.new, path: change.path))
    }
    if options.has("--write") {
      for change in changes {
        try CommandFailure.ofFiles { () throws(FileFailure) in
          try environment.files.replace(change.old, with: change.new, at: change.path)
        }
      }
    }
    if changes.isEmpty, !hasFaults { try environment.print("nothing to mend") }
    return hasFaults ? .faults : .success
  }

  private func changes(
    of input: ValidationInput, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> [FileChange] {
    switch input {
    case .catalogue(.stringCatalog, let path):
      let projects = ProjectReader(files: environment.files)
      return try stringCatalog(
        path, sourceLanguage: projects.sourceLanguage(of: input), into: &diagnostics)
    case .manifest, .folder:
      let reader = CatalogueReader(files: environment.files)
      guard let read = try reader.read(input, into: &diagnostics) else { return [] }
      if let catalog = read.stringCatalog {
        return try stringCatalog(
          catalog, sourceLanguage: read.catalogue.sourceLanguage.tag, into: &diagnostics)
      }
      var changes: [FileChange] = []
      for language in read.catalogue.languages {
        let path = language.location.path
        guard ProjectReader.endings.contains(where: path.hasSuffix) else { continue }
        try change(path, into: &changes, &diagnostics) { file throws(EditFailure) in
          try fixes.applied(to: file, of: language, in: read.catalogue)
        }
      }
      return changes
    // Other formats are read, and not written.
    case .catalogue, .table: return []
    }
  }

  private func stringCatalog(
    _ path: String, sourceLanguage: String?, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> [FileChange] {
    let bytes = try environment.files.read(path)
    let read = StringCatalogReader.read(
      bytes, path: path, sourceLanguage: sourceLanguage, into: &diagnostics)
    guard let read else { return [] }
    var changes: [FileChange] = []
    try change(path, into: &changes, &diagnostics) { file throws(EditFailure) in
      try fixes.applied(toStringCatalog: file, read)
    }
    return changes
  }

  private func change(
    _ path: String, into changes: inout [FileChange], _ diagnostics: inout Diagnostics,
    _ fix: ([UInt8]) throws(EditFailure) -> [UInt8]
  ) throws(FileFailure) {
    let old = try environment.files.read(path)
    do throws(EditFailure) {
      let new = try fix(old)
      if new != old { changes.append(FileChange(path: path, old: old, new: new)) }
    } catch {
      diagnostics.add(.cannotEdit(error), at: SourceLocation(path: path))
    }
  }
}

/// A file with its bytes before and after.
struct FileChange {
  let path: String
  let old: [UInt8]
  let new: [UInt8]
}

extension Diagnostic.Message {
  static func cannotEdit(_ failure: EditFailure) -> Self {
    error("edit-impossible", failure.description)
  }
}
