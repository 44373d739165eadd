import PlauditChecks
import PlauditEdits
import PlauditModel
import PlauditReaders

extension Command {
  static let importTexts = Command(
    Usage(
      name: "import",
      summary: "merge translations that come back into your files",
      synopsis: "plaudit import FILE-OR-FOLDER --into TARGET [--base PATH | --theirs] [--dry-run]",
      about: """
        Merges translations into a folder of locale files, a String Catalog, or what a manifest names.
        They come as a change file (what "Save my translation" in the preview writes), as .xcstrings,
        .xliff, .strings and .stringsdict in xx.lproj folders, or as locale files. Only what has changed
        is written; every other byte stays. Texts in the source language are left out.
        """,
      operands: .paths,
      options: [
        .init(
          "--into", "TARGET", .paths,
          """
          Locales, a .xcstrings or a plaudit.yaml, which knows the app's name and the
          source language where that is not en
          """),
        .init(
          "--base", "PATH", .paths,
          """
          what was exported, to see which side has changed a text; a change file says
          that itself
          """),
        .init("--theirs", "where both differ, take what comes"),
        .init("--dry-run", "show what would be taken, and write nothing"),
      ],
      notes: """
        Conflicts are shown and left as they are. Exit status: 0 all merged, 1 conflicts or faults,
        2 usage or a file that cannot be read or written.
        """),
    run: { options, environment throws(CommandFailure) in
      guard options.operands.count == 1 else { throw .usage("name one file or folder to import") }
      return try Import(options, environment, from: options.operands[0]).run()
    })
}

private struct Import {
  private let options: Options
  private let environment: Environment
  private let source: String
  private let target: String

  init(_ options: Options, _ environment: Environment, from source: String) throws(CommandFailure) {
    self.options = options
    self.environment = environment
    self.source = source
    target = try options.required("--into")
    if options["--base"] != nil, options.has("--theirs") {
      throw .usage("--base finds out who changed a text, --theirs does not ask; name one")
    }
  }

  func run() throws(CommandFailure) -> ExitStatus {
    var diagnostics = Diagnostics()
    let read = try readTarget(into: &diagnostics)
    var isChangeFile = false
    var incoming = try texts(source, &isChangeFile, into: &diagnostics)
    if let base = options["--base"] {
      var ignored = false
      incoming = incoming.based(on: try texts(base, &ignored, into: &diagnostics))
    }
    let old = try CommandFailure.ofFiles { () throws(FileFailure) in
      try read?.lock?.contents(environment.files, into: &diagnostics)
    }
    var messages: [WrittenMessage] = []
    read?.catalogue.forEachMessage { messages.append($0) }
    environment.keepToTheEnd(messages)
    var merge = Merge(messages, prefersIncoming: options.has("--theirs"))
    var changes: [FileChange] = []
    if let read, !diagnostics.hasErrors {
      changes = try CommandFailure.ofFiles { () throws(FileFailure) in
        try merged(incoming, into: read, &merge, messages.map(\.key), reporting: &diagnostics)
      }
    }
    // Warnings are for validate to tell.
    environment.console.report(diagnostics.compactMap { $0.message.severity == .error ? $0 : nil })
    guard let read, !diagnostics.hasErrors else { return .faults }
    if !options.has("--dry-run") {
      try CommandFailure.ofFiles { () throws(FileFailure) in
        for change in changes {
          try environment.files.replace(change.old, with: change.new, at: change.path)
        }
        // Nobody begins a lock by importing, but those who have looked at each text.
        guard let file = read.lock, old != nil || isChangeFile else { return }
        let lock = old?.lock ?? TranslationLock()
        let new = accepted(merge.taken, messages, in: lock)
        if new != lock { try file.replace(old, with: new, in: environment.files) }
      }
    }
    return try report(merge)
  }

  private func readTarget(
    into diagnostics: inout Diagnostics
  ) throws(CommandFailure) -> CatalogueReader.Read? {
    var finder = InputFinder(files: environment.files)
    let inputs = try finder.catalogues([target])
    guard inputs.count == 1 else {
      throw .usage("--into: \(target) is no one catalogue; name Locales or a .xcstrings")
    }
    switch inputs[0] {
    case .manifest, .folder, .catalogue(.stringCatalog, _): break
    default: throw .usage("--into: only locale files and String Catalogs are written")
    }
    return try CommandFailure.ofFiles { () throws(FileFailure) in
      var read = try CatalogueReader(files: environment.files).read(inputs[0], into: &diagnostics)
      if case .catalogue(_, let path) = inputs[0] { read?.stringCatalog = path }
      if case .folder(let folder) = inputs[0] { read?.folder = folder }
      return read
    }
  }

  /// What a file or folder brings.
  private func texts(
    _ path: String, _ isChangeFile: inout Bool, into diagnostics: inout Diagnostics
  ) throws(CommandFailure) -> [Incoming] {
    var language: String?
    if let ending = ProjectReader.endings.first(where: path.hasSuffix),
      !environment.files.isFolder(path, followingLinks: true)
    {
      let bytes = try CommandFailure.ofFiles { () throws(FileFailure) in
        try environment.files.read(path)
      }
      if ChangeFileReader.isChangeFile(bytes) {
        isChangeFile = true
        return ChangeFileReader.read(
          bytes, path: path, checkIDs: Checks.ids, into: &diagnostics
        ).map { [Incoming]($0) } ?? []
      }
      // One locale file is itself, and not its folder.
      language = ICU.canonicalTag(String(Path.name(of: path).dropLast(ending.count)))
    }
    var finder = InputFinder(files: environment.files)
    var all: [Incoming] = []
    for input in try finder.allInputs([path]) {
      let read = try CommandFailure.ofFiles { () throws(FileFailure) in
        try CatalogueReader(files: environment.files).read(input, into: &diagnostics)
      }
      guard let read else { continue }
      for language in read.catalogue.languages where !language.canNameFile {
        diagnostics.add(.noLanguageTag(language.tag), at: language.location)
      }
      all += [Incoming](read.catalogue, only: language)
    }
    return all
  }

  private func merged(
    _ incoming: [Incoming], into read: CatalogueReader.Read, _ merge: inout Merge,
    _ order: [String], reporting diagnostics: inout Diagnostics
  ) throws(FileFailure) -> [FileChange] {
    let source = read.catalogue.sourceLanguage
    let incoming = incoming.filter { $0.language != (source.canonicalTag ?? source.tag) }
    let place = read.stringCatalog ?? read.folder ?? ProjectReader.messagesFolder
    let isStringCatalog = read.stringCatalog != nil
    let files =
      try !isStringCatalog
      ? LocalesTarget.files(of: Set(incoming.map(\.language)), in: place, environment.files) : []
    do throws(EditFailure) {
      if isStringCatalog {
        var target = try StringCatalogTarget(read.catalogue, at: place)
        return try Self.changes(of: &target, merging: incoming, &merge)
      }
      var target = try LocalesTarget(files, order: order)
      return try Self.changes(of: &target, merging: incoming, &merge)
    } catch {
      diagnostics.add(.cannotEdit(error), at: SourceLocation(path: place))
      return []
    }
  }

  private static func changes(
    of target: inout some ImportTarget, merging incoming: [Incoming], _ merge: inout Merge
  ) throws(EditFailure) -> [FileChange] {
    for text in incoming { try merge.merge(text, into: &target) }
    return try target.changes()
  }

  /// The lock with what was taken, for the sources as they are now.
  private func accepted(
    _ taken: [TranslationLock.Translation], _ messages: [WrittenMessage], in lock: TranslationLock
  ) -> TranslationLock {
    var lock = lock
    let sources = Dictionary(
      messages.map { ($0.key, $0.source?.fingerprint) }, uniquingKeysWith: { first, _ in first })
    for translation in taken {
      if let source = sources[translation.key] ?? nil { lock.accept(translation, for: source) }
    }
    return lock
  }

  private func report(_ merge: Merge) throws(CommandFailure) -> ExitStatus {
    for line in merge.lines where !line.isConflict { try environment.print(line.text) }
    for loss in merge.losses { environment.console.report("\(loss)") }
    for line in merge.lines where line.isConflict {
      environment.console.report("conflict: \(line.text)")
    }
    if !merge.questions.isEmpty {
      try environment.print(
        "Questions:\n" + merge.questions.map { "  \($0)" }.joined(separator: "\n"))
    }
    try environment.print(
      "\(merge.taken.count) taken, \(merge.sameCount) the same, \(merge.conflictCount) in conflict"
        + (options.has("--dry-run") ? "; nothing is written" : ""))
    return merge.conflictCount > 0 ? .faults : .success
  }
}

extension Diagnostic.Message {
  fileprivate static func noLanguageTag(_ tag: String) -> Self {
    error("locale-invalid", "`\(tag)` is not a language tag; write one such as pt-BR")
  }
}
