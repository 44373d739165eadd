import PlauditModel

extension Command {
  static let accept = Command(
    Usage(
      name: "accept",
      summary: "write down that translations fit their source texts",
      synopsis: "plaudit accept [--in PATH] [--locale LANGUAGE,…] [KEY…]",
      about: """
        Writes down for which source text each translation was accepted: in Locales/plaudit.lock, or
        beside a String Catalog. From then on validate tells which translations are outdated because
        the source text has changed. Without a KEY all messages are meant, without --locale all
        languages. Texts that nobody has translated yet are left out.
        """,
      options: [
        .init(
          "--in", "PATH", .paths,
          """
          a manifest, a folder of locale files or a String Catalog; without it
          the manifest in the current folder
          """),
        .init("--locale", "LANGUAGE,…", .list(.languages), "these languages only"),
      ]),
    run: { options, environment throws(CommandFailure) in
      return try Acceptance(options, environment).run()
    })
}

private struct Acceptance {
  private let options: Options
  private let environment: Environment
  private let input: ValidationInput

  init(_ options: Options, _ environment: Environment) throws(CommandFailure) {
    self.options = options
    self.environment = environment
    var finder = InputFinder(files: environment.files)
    let named = options["--in"]
    let inputs = try finder.catalogues(named.map { [$0] } ?? [])
    guard inputs.count == 1 else {
      let count = "\(inputs.isEmpty ? "no" : "several") catalogues"
      throw .usage(
        named == nil
          ? "there are \(count) here; name one with --in" : "--in names \(count); name one")
    }
    input = inputs[0]
  }

  func run() throws(CommandFailure) -> ExitStatus {
    var diagnostics = Diagnostics()
    let reader = CatalogueReader(files: environment.files)
    let read = try CommandFailure.ofFiles { () throws(FileFailure) in
      try reader.read(input, into: &diagnostics)
    }
    if read != nil, read?.lock == nil {
      throw .usage("a lock is kept for manifests, folders of locale files and String Catalogs")
    }
    let old = try CommandFailure.ofFiles { () throws(FileFailure) in
      try read?.lock?.contents(environment.files, into: &diagnostics)
    }
    // Warnings are for validate to tell.
    environment.console.report(diagnostics.compactMap { $0.message.severity == .error ? $0 : nil })
    guard !diagnostics.hasErrors, let read, let file = read.lock else { return .faults }
    var lock = old?.lock ?? TranslationLock()
    let accepted = try accept(read.catalogue, &lock)
    try CommandFailure.ofFiles { () throws(FileFailure) in
      try file.replace(old, with: lock, in: environment.files)
    }
    try environment.print(
      "\(file.path.onOneLine): \(accepted) translation\(accepted == 1 ? "" : "s") accepted")
    return .success
  }

  private func accept(
    _ catalogue: WrittenCatalogue, _ lock: inout TranslationLock
  ) throws(CommandFailure) -> Int {
    let languages = try options.languages("--locale", of: catalogue)
    let wanted = Set(options.operands)
    var keys: [String] = []
    var all: Set<TranslationLock.Translation> = []
    var accepted = 0
    catalogue.forEachMessage { message in
      keys.append(message.key)
      guard let source = message.source else { return }
      let fingerprint = source.fingerprint
      for text in message.texts where text !== source && text.state != .new && !text.isBlank {
        let translation = TranslationLock.Translation(
          key: message.key, language: text.language.tag)
        all.insert(translation)
        guard wanted.isEmpty || wanted.contains(message.key),
          languages?.contains(text.language.tag) ?? true
        else { continue }
        lock.accept(translation, for: fingerprint)
        accepted += 1
      }
    }
    for key in options.operands where !keys.contains(key) {
      let hint = Suggestion.closest(to: key, among: keys).map { "; did you mean \($0)?" }
      throw .usage("no message \(key)" + (hint ?? ""))
    }
    lock.keep(only: all)
    return accepted
  }
}
